import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { canonicalAddress, householdOf } from "#domain/network/ip-address.ts";
import type { TrustedProxies } from "#server/http/client-address.ts";

/** Pipelined requests of one connection that may wait for their answers; browsers send one at a time. */
const mostPipelined = 16;

/** The open connections with their unanswered requests. */
export interface Connections {
  /** Adds a request; closes a connection with too many and returns false. */
  add(request: IncomingMessage, response: ServerResponse): boolean;
  /** Closes connections without an unanswered request. */
  closeIdle(): void;
}

/** Tracks connections; once `stopping` is aborted, every answer ends its connection. */
export function trackConnections(stopping: AbortSignal): Connections {
  const connections = new Map<Socket, Set<ServerResponse>>();

  function responsesOn(socket: Socket): Set<ServerResponse> {
    let responses = connections.get(socket);
    if (responses === undefined) {
      responses = new Set();
      connections.set(socket, responses);
      socket.once("close", () => connections.delete(socket));
    }
    return responses;
  }

  stopping.addEventListener("abort", () => {
    for (const [socket, responses] of connections) {
      for (const response of responses) {
        endAfter(response, socket);
      }
    }
  });

  return {
    add({ socket }, response) {
      if (socket.destroyed) {
        return false;
      }
      const responses = responsesOn(socket);
      if (responses.size >= mostPipelined) {
        socket.destroy();
        return false;
      }
      responses.add(response);
      response.once("close", () => responses.delete(response));
      if (stopping.aborted) {
        endAfter(response, socket);
      }
      return true;
    },
    closeIdle() {
      for (const [socket, responses] of connections) {
        if (responses.size === 0) {
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

/** Closes connections of an IPv4 address or IPv6 /64 beyond `limit`, except those of trusted proxies. */
export function limitConnectionsPerAddress(
  server: Server,
  limit: number,
  trusted: TrustedProxies,
): void {
  const counts = new Map<string, number>();

  server.on("connection", (socket: Socket) => {
    const address = canonicalAddress(socket.remoteAddress ?? "");
    if (trusted(address, 0)) {
      return;
    }
    const household = householdOf(address);
    const count = counts.get(household) ?? 0;
    if (count >= limit) {
      socket.destroy();
      return;
    }
    counts.set(household, count + 1);
    socket.once("close", () => {
      const remaining = (counts.get(household) ?? 1) - 1;
      if (remaining > 0) {
        counts.set(household, remaining);
      } else {
        counts.delete(household);
      }
    });
  });
}
