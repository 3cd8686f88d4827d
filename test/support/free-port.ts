import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ephemeral ports, so that no other program gets the port meanwhile. */
const lowest = 10_000;
const highest = 32_000;

/** Returns a port that a server can use again after a restart. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    const server = createServer().listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
      return port;
    } catch {
      // The port is taken; the next one may be free.
    } finally {
      server.close();
    }
  }
}
