import { setTimeout as sleep } from "node:timers/promises";
import { createSender } from "#test/faults/sender.ts";
import type { Posted, Sender } from "#test/faults/sender.ts";
import { onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { startCaddy } from "#test/support/caddy.ts";
import { freePort } from "#test/support/free-port.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import type { RunningService } from "#test/support/process.ts";
import { ask } from "#test/support/requests.ts";

const senders = 8;
/** Milliseconds that the service stands still around the end of an idle connection. */
const still = { before: 1500, after: 2500 };

/** Enquiries that reach the proxy while the service is too busy to close idle connections in time. */
export const behindCaddy: Fault = {
  name: "behind our own Caddyfile",
  stores: ["embedded"],
  make: (world) =>
    onGround(world, async (ground) => {
      const rounds = world.short ? 1 : 3;
      const home = await makeHome();
      const port = await freePort();
      const env = { ...ground.env, SITE_URL: `http://localhost:${port}`, TRUST_PROXY: "1" };
      const service = await startProcess(home.folder, env);
      const caddy = await startCaddy(port, service.url);
      if (caddy === undefined) {
        await end(service);
        await home.remove();
        return { skipped: "Caddy is not installed" };
      }
      const sender = createSender(`${caddy.url}/functions/v1/send-contact-email`, senders);
      const posted: Posted[] = [];
      try {
        for (let round = 1; round <= rounds; round += 1) {
          posted.push(...(await postAroundIdleEnd(service, sender, `round ${round}`)));
        }
        const count = (status: number) => posted.filter((post) => post.status === status).length;
        return {
          counted: { rounds, posts: posted.length, kept: count(201) },
          broken: {
            "answered with 502": count(502),
            "not kept": posted.length - count(201),
          },
        };
      } finally {
        sender.close();
        await caddy.close();
        await end(service);
        await home.remove();
      }
    }),
};

async function end(service: RunningService): Promise<void> {
  service.process.kill("SIGKILL");
  await service.ended;
}

/** Posts, leaves the proxy's connections idle, and posts again while the service stands still. */
async function postAroundIdleEnd(
  service: RunningService,
  sender: Sender,
  label: string,
): Promise<readonly Posted[]> {
  const { headers } = await ask(service.url, "/", { headers: { connection: "keep-alive" } });
  const [, announced = ""] = /timeout=(\d+)/.exec(String(headers["keep-alive"])) ?? [];
  const post = (when: string) =>
    Promise.all(
      Array.from({ length: senders }, (_, n) => sender.post(`${label}, ${when}, sender ${n}`)),
    );
  const response = await post("before");
  // Node keeps a connection one second longer than it announces.
  await sleep((Number(announced) + 1) * 1000 - still.before);
  service.process.kill("SIGSTOP");
  await sleep(still.before + 500);
  const second = post("while the service stands still");
  await sleep(still.after);
  service.process.kill("SIGCONT");
  return [...response, ...(await second)];
}
