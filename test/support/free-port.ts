import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to whoever asks for any, so that nobody is given it meanwhile. */
const lowest = 10_000;
const highest = 32_000;

/** A port for a server that is told which one to take, and takes it again after it was away. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    const server = createServer().listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
      return port;
    } catch {
      // Somebody has it; the next one may be free.
    } finally {
      server.close();
    }
  }
}
