import type { Server } from "node:http";
import type { Socket } from "node:net";
import { readPlainGet } from "#server/http/plain-request.ts";
import type { FindReady } from "#server/http/ready-answers.ts";

/** How long is waited for a client, in milliseconds. */
export interface Patience {
  /** For the first request of a connection. */
  readonly first: number;
  /** For the next one. */
  readonly idle: number;
  /** For anything to move where an answer is still being sent. */
  readonly silence: number;
}

/** What arrived at once is handed over in parts, in bytes: of many requests in it the rest may not be wanted. */
const slice = 4096;

/**
 * Answers plain requests for what is ready as they arrive (decision 0013). A connection on which anything
 * else arrives is handed to Node's own reader with it, for good.
 */
export function answerPlainRequests(server: Server, find: FindReady, patience: Patience): void {
  const own = new Set<Socket>();
  const readersOfNode = server.listeners("connection");
  server.removeAllListeners("connection");

  server.on("connection", (socket: Socket) => {
    const listeners = {
      data: onData,
      drain: onDrain,
      end: onEnd,
      timeout: onTimeout,
      error: onError,
    };

    function onData(arrived: Buffer): void {
      if (!socket.writable) {
        return;
      }
      const get = readPlainGet(arrived);
      const ready = get && find(get);
      if (ready === undefined) {
        handOver(arrived);
        return;
      }
      socket.cork();
      for (const part of ready) {
        socket.write(part);
      }
      socket.uncork();
      if (socket.timeout !== patience.idle) {
        socket.setTimeout(patience.idle);
      }
      if (socket.writableNeedDrain) {
        socket.pause();
      }
    }

    function onDrain(): void {
      socket.resume();
    }

    function onEnd(): void {
      socket.end();
    }

    function onTimeout(): void {
      const rest = patience.silence - patience.idle;
      if (socket.writableLength > 0 && socket.timeout !== rest) {
        socket.setTimeout(rest);
      } else {
        socket.destroy();
      }
    }

    /** Such as a reset; the socket closes itself. */
    function onError(): void {}

    function leave(): void {
      own.delete(socket);
    }

    function handOver(arrived: Buffer): void {
      leave();
      socket.off("close", leave);
      for (const [event, listener] of Object.entries(listeners)) {
        socket.off(event, listener);
      }
      for (const read of readersOfNode) {
        read.call(server, socket);
      }
      for (let at = 0; at < arrived.length && !socket.destroyed; at += slice) {
        socket.emit("data", arrived.subarray(at, at + slice));
      }
    }

    own.add(socket);
    socket.on("close", leave);
    for (const [event, listener] of Object.entries(listeners)) {
      socket.on(event, listener);
    }
    socket.setTimeout(patience.first);
  });

  const closeIdleOfNode = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    for (const socket of own) {
      socket.destroySoon();
    }
    closeIdleOfNode();
  };
  const closeAllOfNode = server.closeAllConnections.bind(server);
  server.closeAllConnections = () => {
    for (const socket of own) {
      socket.destroy();
    }
    closeAllOfNode();
  };
}
