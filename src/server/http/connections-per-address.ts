import type { Server } from "node:http";
import type { Socket } from "node:net";
import { canonicalAddress } from "#domain/network/ip-address.ts";
import { networksOf } from "#domain/network/networks.ts";
import type { TrustedProxies } from "#server/http/client-address.ts";

/** Closes what an IPv4 address or IPv6 /64 opens beyond so many connections; proxies may have any number. */
export function limitConnectionsPerAddress(
  server: Server,
  most: number,
  trusted: TrustedProxies,
): void {
  const open = new Map<string, number>();

  server.on("connection", (socket: Socket) => {
    const address = canonicalAddress(socket.remoteAddress ?? "");
    if (trusted(address, 0)) {
      return;
    }
    const [household] = networksOf(address);
    const count = open.get(household) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(household, count + 1);
    socket.once("close", () => {
      const others = (open.get(household) ?? 1) - 1;
      if (others > 0) {
        open.set(household, others);
      } else {
        open.delete(household);
      }
    });
  });
}
