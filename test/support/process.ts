import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#test/support/free-port.ts";
import { publishSmallSite } from "#test/support/small-site.ts";

/** A separate process that serves an address. */
interface RunningProgram {
  readonly process: ChildProcess;
  /** Without a trailing slash. */
  readonly url: string;
  output(): string;
  /** Resolves with the exit code or the name of the signal. */
  ended: Promise<number | string>;
}

/** The service as a separate process with its own folder. */
export interface RunningService extends RunningProgram {
  readonly endpoint: string;
}

const published = "published";

/** Creates a folder with a small published site for several starts. */
export async function makeHome(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "home-"));
  await publishSmallSite(join(folder, published));
  await symlink(resolve("db"), join(folder, "db"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Links the site of a home into a data folder without its own site. */
async function shareSite(home: string, data: string): Promise<void> {
  await mkdir(data, { recursive: true });
  for (const name of ["releases", "kept"]) {
    await symlink(join(home, published, name), join(data, name)).catch((reason: unknown) => {
      // Two processes that start on one data folder may both find no site.
      if (!(reason instanceof Error && "code" in reason && reason.code === "EEXIST")) {
        throw reason;
      }
    });
  }
}

/** Environment variables that a program needs: paths of programs, and Node's compile cache. */
export function bareEnvironment(): Readonly<Record<string, string>> {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}

/** Starts `src/main.ts` on a free port; resolves when it listens, rejects with its output. */
export async function startProcess(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  await shareSite(folder, resolve(folder, env["DATA_DIR"] ?? "data"));
  const limits = { LIMIT_PER_ADDRESS: "100000000", LIMIT_OVERALL: "100000000" };
  const usual = { PORT: "0", HOST: "127.0.0.1", DRAIN_SECONDS: "0", ...limits };
  const program = { file: "src/main.ts", event: "listening" };
  const service = await startProgram(program, folder, { ...usual, ...env });
  return { ...service, endpoint: `${service.url}/functions/v1/send-contact-email` };
}

/** Starts `src/office.ts` with the built application, beside a service on the same data folder. */
export async function startOfficeProcess(
  dataFolder: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const port = await freePort();
  const officeUrl = `http://localhost:${port}`;
  const program = { file: "src/office.ts", event: "office listening" };
  const office = await startProgram(program, resolve("."), {
    DATA_DIR: dataFolder,
    HOST: "localhost",
    OFFICE_PORT: String(port),
    OFFICE_URL: officeUrl,
    ...env,
  });
  // A passkey belongs to the name of the host.
  return { ...office, url: officeUrl };
}

/** Starts a program that reports its address in an event of the log; rejects with its output. */
function startProgram(
  { file, event }: { readonly file: string; readonly event: string },
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [resolve(file)], {
    cwd: folder,
    env: { ...bareEnvironment(), ...env },
  });
  const report = new RegExp(`"event":"${event}","address":"([^"]+)"`);
  let output = "";
  const ended = new Promise<number | string>((end) => {
    // Its output may arrive after its end.
    child.once("close", (code, signal) => end(code ?? signal ?? "unknown"));
  });
  return new Promise((started, failed) => {
    const listen = (data: Buffer) => {
      output += data.toString();
      const [, url] = report.exec(output) ?? [];
      if (url !== undefined) {
        started({ process: child, url, output: () => output, ended });
      }
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void ended.then((code) => failed(new Error(`ended with ${code}: ${output}`)));
  });
}
