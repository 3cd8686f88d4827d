import { execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "#tools/find-program.ts";
import { freePort } from "#test/support/free-port.ts";
import { ask, eventually } from "#test/support/requests.ts";

const run = promisify(execFile);

/** Caddy in front of a service, with the shipped configuration. */
export interface RunningCaddy {
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

/** Starts Caddy in front of a service; undefined where the program is missing. */
export async function startCaddy(port: number, service: string): Promise<RunningCaddy | undefined> {
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
      UPSTREAM: new URL(service).host,
    },
  });
  const ended = new Promise<void>((end) => {
    child.once("error", () => end());
    child.once("close", () => end());
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
