import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import type { RunningService } from "#test/support/process.ts";
import { ask } from "#test/support/requests.ts";

const head = "POST /functions/v1/send-contact-email HTTP/1.1\r\nhost: x\r\n";
const body = "content-type: application/json\r\ncontent-length: 1000\r\n\r\n{";
/** The first bytes of a slow client; later it sends a byte now and then, or nothing. */
const beginnings = ["", head, head + body];
/** Seconds until the last connection is closed; the short form only requires that each is closed. */
const longest = { long: 15, short: 120 };

/** Opens connections that never finish a request, and checks that they are closed and nobody waits for them. */
export const slowSockets: Fault = {
  name: "slow sockets",
  stores: ["embedded"],
  make: (world) =>
    onGround(world, async (ground) => {
      const count = world.short ? 150 : 1000;
      const bound = world.short ? longest.short : longest.long;
      const home = await makeHome();
      // A trusted proxy may have more connections than one visitor.
      const env = { ...ground.env, TRUST_PROXY: "127.0.0.1" };
      const service = await startProcess(home.folder, env);
      const sockets: Socket[] = [];
      try {
        const baseline = await measure(service.url, performance.now() + 3000, () => true);
        const start = performance.now();
        const closings = Array.from({ length: count }, (_, n) => {
          const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
          sockets.push(socket);
          return beSlow(socket, beginnings[n % beginnings.length] ?? "", start);
        });
        let open = count;
        for (const closing of closings) {
          void closing.then(() => (open -= 1));
        }
        const end = start + (bound + 5) * 1000;
        const meanwhile = await measure(service.url, end, () => open > 0);
        const stopped = await stopBesideSilence(service);
        const seconds = open === 0 ? Math.max(...(await Promise.all(closings))) / 1000 : Infinity;
        return {
          counted: {
            sockets: count,
            "last closed after": `${seconds.toFixed(1)} s`,
            "normal requests meanwhile": meanwhile.length,
            "their median": share(meanwhile, 0.5),
            "their 99th percentile": share(meanwhile, 0.99),
            "the 99th percentile before, without them": share(baseline, 0.99),
            "stopped after": `${stopped.seconds.toFixed(1)} s`,
          },
          broken: {
            [`open after ${bound} s`]: seconds > bound ? 1 : 0,
            "not stopped in good order": stopped.code === 0 ? 0 : 1,
            ...(!world.short && { "running after 10 s": stopped.seconds > 10 ? 1 : 0 }),
          },
        };
      } finally {
        for (const socket of sockets) {
          socket.destroy();
        }
        service.process.kill("SIGKILL");
        await service.ended;
        await home.remove();
      }
    }),
};

/** Stops the service while a connection has begun a request and is silent. */
async function stopBesideSilence(service: RunningService) {
  const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(head);
  const start = performance.now();
  service.process.kill("SIGTERM");
  const code = await service.ended;
  socket.destroy();
  return { code, seconds: (performance.now() - start) / 1000 };
}

/** Measures many requests of a normal visitor, one after the other. */
async function measure(url: string, end: number, goOn: () => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  while (performance.now() < end && goOn()) {
    const start = performance.now();
    await ask(url, "/");
    times.push(performance.now() - start);
    await sleep(20);
  }
  return times.toSorted((a, b) => a - b);
}

function share(sorted: readonly number[], part: number): string {
  return `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)} ms`;
}

/** Resolves with the time when the connection closes. */
function beSlow(socket: Socket, beginning: string, start: number): Promise<number> {
  socket.on("error", () => {});
  socket.resume();
  if (beginning !== "") {
    socket.write(beginning);
  }
  const drip = setInterval(() => beginning !== "" && socket.write("x"), 700);
  return new Promise((resolve) => {
    socket.once("close", () => {
      clearInterval(drip);
      resolve(performance.now() - start);
    });
  });
}
