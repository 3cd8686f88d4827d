import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * So many requests of one connection may wait for their answers. Browsers send one after another; whoever
 * sends many at once and reads none would have them all held in memory.
 */
const mostOfOneConnection = 16;

/** The requests that are not answered yet. */
export interface UnderWay {
  /** Takes one down, or closes a connection that has too many and says `false`. */
  begin(request: IncomingMessage, response: ServerResponse): boolean;
  /** Closes the connections that wait for their next request. */
  closeIdle(): void;
}

/** Knows what is under way; once `stopping` is aborted, every answer ends its connection. */
export function createUnderWay(stopping: AbortSignal): UnderWay {
  const connections = new Map<Socket, Set<ServerResponse>>();

  function waitingOn(socket: Socket): Set<ServerResponse> {
    const known = connections.get(socket);
    if (known !== undefined) {
      return known;
    }
    const waiting = new Set<ServerResponse>();
    connections.set(socket, waiting);
    socket.once("close", () => connections.delete(socket));
    return waiting;
  }

  stopping.addEventListener("abort", () => {
    for (const [socket, responses] of connections) {
      for (const response of responses) {
        endAfter(response, socket);
      }
    }
  });

  return {
    begin({ socket }, response) {
      if (socket.destroyed) {
        return false;
      }
      const waiting = waitingOn(socket);
      if (waiting.size >= mostOfOneConnection) {
        socket.destroy();
        return false;
      }
      waiting.add(response);
      response.once("close", () => waiting.delete(response));
      if (stopping.aborted) {
        endAfter(response, socket);
      }
      return true;
    },
    closeIdle() {
      for (const [socket, waiting] of connections) {
        if (waiting.size === 0) {
          socket.destroySoon();
        }
      }
    },
  };
}

function endAfter(response: ServerResponse, socket: Socket): void {
  if (response.headersSent) {
    response.once("finish", () => socket.destroySoon());
  } else {
    response.setHeader("connection", "close");
  }
}
