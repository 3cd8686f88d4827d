import { execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { createSender, type Posted, type Sender } from "#test/faults/sender.ts";
import { onGround, type Fault } from "#test/faults/world.ts";
import { freePort } from "#test/support/free-port.ts";
import { makeHome, startProcess, type RunningService } from "#test/support/process.ts";
import { ask, eventually } from "#test/support/requests.ts";
import { findProgram } from "#tools/find-program.ts";

const run = promisify(execFile);

/** Caddy in front of a service, with the shipped configuration. */
interface RunningCaddy {
  readonly url: string;
  /** Resolves when the program has ended and its files are removed. */
  close(): Promise<void>;
}

/** Finds the program, or unpacks it into a folder, since installing it would start a server. */
async function findCaddy(folder: string): Promise<string | undefined> {
  const installed = findProgram(["caddy"], process.env);
  if (installed !== undefined) {
    return installed;
  }
  try {
    await run("apt-get", ["-q", "download", "caddy"], { cwd: folder });
    const [archive = ""] = (await readdir(folder)).filter((name) => name.endsWith(".deb"));
    await run("dpkg", ["-x", archive, "."], { cwd: folder });
  } catch {
    return undefined;
  }
  return findProgram(["caddy"], {}, [join(folder, "usr/bin")]);
}

/** Starts Caddy in front of services; undefined where the program is missing. */
export async function startCaddy(
  port: number,
  services: readonly string[],
): Promise<RunningCaddy | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const program = await findCaddy(folder);
  if (program === undefined) {
    await remove();
    return undefined;
  }
  const url = `http://localhost:${port}`;
  const { PATH = "" } = process.env;
  const words = ["run", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
  const child = spawn(program, words, {
    stdio: "ignore",
    env: {
      PATH,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      CADDY_ADMIN: `localhost:${await freePort()}`,
      SITE_URL: url,
      OFFICE_URL: `http://localhost:${await freePort()}`,
      UPSTREAM: services.map((service) => new URL(service).host).join(" "),
    },
  });
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });
  const close = async () => {
    child.kill("SIGKILL");
    await ended;
    await remove();
  };
  try {
    await eventually(async () => {
      if (child.exitCode !== null) {
        throw new Error(`Caddy ended with ${child.exitCode}`);
      }
      return ask(url, "/").then(
        () => true,
        () => false,
      );
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

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
      const caddy = await startCaddy(port, [service.url]);
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
