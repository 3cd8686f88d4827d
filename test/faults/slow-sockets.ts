import { connect } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { ask } from "#test/support/requests.ts";

const head = "POST /functions/v1/send-contact-email HTTP/1.1\r\nhost: x\r\n";
const body = "content-type: application/json\r\ncontent-length: 1000\r\n\r\n{";
/** What a slow client sends at first; then a byte now and again, or nothing at all. */
const beginnings = ["", head, head + body];
const longest = 15;

/** Connections that never finish what they began are closed, and nobody has to wait for them. */
export const slowSockets: Fault = {
  name: "slow sockets",
  stores: ["embedded"],
  make: (world) =>
    onGround(world, async (ground) => {
      const count = world.short ? 150 : 1000;
      const home = await makeHome();
      const service = await startProcess(home.folder, ground.env);
      const sockets: Socket[] = [];
      try {
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
        const times: number[] = [];
        const end = start + (longest + 5) * 1000;
        while (performance.now() < end && open > 0) {
          const asked = performance.now();
          await ask(service.url, "/");
          times.push(performance.now() - asked);
          await sleep(20);
        }
        const seconds = open === 0 ? Math.max(...(await Promise.all(closings))) / 1000 : Infinity;
        const sorted = times.toSorted((a, b) => a - b);
        const share = (part: number) =>
          `${(sorted[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
        return {
          counted: {
            sockets: count,
            "last closed after": `${seconds.toFixed(1)} s`,
            "normal requests meanwhile": times.length,
            "their median": share(0.5),
            "their 99th percentile": share(0.99),
          },
          broken: { "open after 15 s": seconds > longest ? 1 : 0 },
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

/** Resolves with the time when the connection was closed. */
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
