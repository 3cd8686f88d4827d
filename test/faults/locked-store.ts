import { Agent, request } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { embeddedStoreFile } from "#server/enquiries/open-store.ts";
import { countLost } from "#test/faults/ledger.ts";
import { createSender } from "#test/faults/sender.ts";
import type { Acknowledged, Posted } from "#test/faults/sender.ts";
import { onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";

const askers = 4;
/** Factor by which finished pages may be slower than without the lock. */
const mostTimes = 3;
/** Time within which a post is answered, in milliseconds. */
const longestPost = 8000;

/** Holds the store's lock in another process while pages are requested and enquiries arrive. */
export const lockedStore: Fault = {
  name: "locked store",
  stores: ["embedded"],
  heldBy: "test/requests/locked-store.test.ts",
  make: (world) =>
    onGround(world, async (ground) => {
      const seconds = world.short ? 2 : 14;
      const home = await makeHome();
      const service = await startProcess(home.folder, { ...ground.env, STORE_ONLY: "1" });
      const lockHolder = new DatabaseSync(embeddedStoreFile(ground.folder));
      const sender = createSender(service.endpoint, 100);
      const acknowledged: Acknowledged = new Map();
      const posts: Promise<Posted>[] = [];
      const send = async (message: string) => {
        const posted = await sender.post(message);
        if (posted.status === 201 && posted.reference !== undefined) {
          acknowledged.set(posted.reference, message);
        }
        return posted;
      };
      try {
        await send("before");
        await askFor(service.url, "/", 1);
        const quiet = await askFor(service.url, "/", seconds);
        lockHolder.exec("begin immediate");
        const posting = setInterval(() => posts.push(send(`meanwhile, No. ${posts.length}`)), 250);
        const [pages, health, readiness] = await Promise.all([
          askFor(service.url, "/", seconds),
          askFor(service.url, "/healthz", seconds, 1, 100),
          askFor(service.url, "/readyz", seconds, 1, 100),
        ]);
        clearInterval(posting);
        lockHolder.exec("rollback");
        const posted = await Promise.all(posts);
        const afterwards = await send("afterwards");
        const opened = await ground.open();
        const { lost } = await countLost(opened, acknowledged);
        await opened.database.close();
        const times = pages.p99 / quiet.p99;
        const slowest = Math.max(...posted.map(({ milliseconds }) => milliseconds));
        return {
          counted: {
            "seconds locked": seconds,
            "pages before": quiet.answers,
            "pages meanwhile": pages.answers,
            "p99 of pages before, ms": quiet.p99.toFixed(2),
            "p99 of pages meanwhile, ms": pages.p99.toFixed(2),
            "p99 of /healthz meanwhile, ms": health.p99.toFixed(2),
            "p99 of /readyz meanwhile, ms": readiness.p99.toFixed(2),
            "posts meanwhile": posted.length,
            "posts refused with 503": posted.filter(({ status }) => status === 503).length,
            "slowest post, ms": slowest.toFixed(0),
          },
          broken: {
            "pages, health or readiness not 200":
              quiet.others + pages.others + health.others + readiness.others,
            "posts neither kept nor refused with 503": posted.filter(
              ({ status }) => status !== 201 && status !== 503,
            ).length,
            lost,
            "not taken afterwards": afterwards.status === 201 ? 0 : 1,
            // `npm test` does not judge durations.
            ...(!world.short && {
              [`pages more than ${mostTimes} times as slow`]: times > mostTimes ? 1 : 0,
              "posts that waited too long": slowest > longestPost ? 1 : 0,
            }),
          },
        };
      } finally {
        lockHolder.close();
        sender.close();
        service.process.kill("SIGKILL");
        await service.ended;
        await home.remove();
      }
    }),
};

/** Sends requests for some seconds, with a pause in milliseconds between them. */
async function askFor(url: string, path: string, seconds: number, many = askers, pause = 0) {
  const agent = new Agent({ keepAlive: true, maxSockets: many });
  const times: number[] = [];
  let failures = 0;
  const end = performance.now() + seconds * 1000;
  const ask = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      failures += (await statusOf(agent, `${url}${path}`)) === 200 ? 0 : 1;
      times.push(performance.now() - begun);
      if (pause > 0) {
        await sleep(pause);
      }
    }
  };
  await Promise.all(Array.from({ length: many }, ask));
  agent.destroy();
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { answers: times.length, others: failures, p99 };
}

function statusOf(agent: Agent, address: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const outgoing = request(address, { agent }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode));
    });
    outgoing.on("error", () => resolve(undefined));
    outgoing.end();
  });
}
