import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm, symlink, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSmallSite } from "#test/support/built-site.ts";

/** The whole service as a process, in a folder of its own. */
export interface RunningService {
  readonly process: ChildProcess;
  /** Without a slash at the end. */
  readonly url: string;
  readonly endpoint: string;
  output(): string;
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | string>;
}

/** A folder with a small built site, from which the service can be started again and again. */
export async function makeHome(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "home-"));
  const dist = await buildSmallSite(folder);
  await mkdir(join(dist, "server"), { recursive: true });
  const render = "export const render = async () => ({ status: 200, html: '<p>rendered</p>' });";
  await writeFile(join(dist, "server", "render.js"), render);
  await symlink(resolve("db"), join(folder, "db"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts `src/main.ts` on a free port and resolves when it listens, or rejects with its output. */
export function startProcess(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  const limits = { LIMIT_PER_ADDRESS: "100000000", LIMIT_OVERALL: "100000000" };
  const child = spawn(process.execPath, [resolve("src/main.ts")], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", HOST: "127.0.0.1", ...limits, ...env },
  });
  let output = "";
  const ended = new Promise<number | string>((end) => {
    child.once("exit", (code, signal) => end(code ?? signal ?? "unknown"));
  });
  return new Promise((started, failed) => {
    const listen = (data: Buffer) => {
      output += data.toString();
      const [, url] = /"event":"listening","address":"([^"]+)"/.exec(output) ?? [];
      if (url !== undefined) {
        const endpoint = `${url}/functions/v1/send-contact-email`;
        started({ process: child, url, endpoint, output: () => output, ended });
      }
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void ended.then((code) => failed(new Error(`ended with ${code}: ${output}`)));
  });
}
