import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { Socket } from "node:net";
import { portOf } from "#test/support/mail-server.ts";

/** A forwarding address, as clusters have one; connections break when it moves or closes. */
export interface MovingAddress {
  readonly port: number;
  moveTo(port: number): void;
  close(): void;
}

/** Opens one on a free local port; `hear` receives what callers send. */
export async function openAddress(
  port: number,
  hear: (data: Buffer) => void = () => {},
): Promise<MovingAddress> {
  let target = port;
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const callee = connect(target, "127.0.0.1");
    caller.on("data", hear);
    caller.pipe(callee).pipe(caller);
    for (const [one, other] of [[caller, callee] as const, [callee, caller] as const]) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const hangUp = () => open.forEach((socket) => socket.destroy());
  return {
    port: portOf(server),
    moveTo(other: number) {
      target = other;
      hangUp();
    },
    close() {
      hangUp();
      server.close();
    },
  };
}
