import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { freePort } from "#test/support/free-port.ts";
import { eventually } from "#test/support/requests.ts";

/** A PostgreSQL of the tests' own. */
export interface TestPostgres {
  readonly port: number;
  /** Makes an empty database and answers its address. */
  database(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends every process of it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Where its tables are; whoever puts other files there hands them over with `handOver`. */
  readonly dataFolder: string;
  handOver(): void;
  /** Ends it and removes its files. */
  end(): Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

const installed = "/usr/lib/postgresql";

/** Where PostgreSQL's programs are; root on Debian gets the package. Undefined where there is none. */
export function postgresPrograms(): string | undefined {
  const found = programsInstalled();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return found;
  }
  process.stderr.write("Installing PostgreSQL from Debian's package for the tests (once) ...\n");
  const patience = ["-o", "DPkg::Lock::Timeout=300"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", ...patience], { env, stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", ...patience, "postgresql"], { env, stdio: "ignore" });
  return programsInstalled();
}

function programsInstalled(): string | undefined {
  if (!existsSync(installed)) {
    return undefined;
  }
  const newestFirst = readdirSync(installed).toSorted((a, b) => Number(b) - Number(a));
  return newestFirst
    .map((version) => join(installed, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

/** Where a server's files are put, and how it is run, where a test asks for something of its own. */
export interface PostgresPlace {
  /** The folder that holds everything; otherwise a new one among the temporary files. */
  readonly within?: string;
  /** The folder that holds the log of changes, where that is to be apart from the tables. */
  readonly logWithin?: string;
  /** What its processes are told besides, such as what to preload. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A server that it follows as its standby, by this name, until it is promoted. */
  readonly follows?: { readonly port: number; readonly as: string };
  /** Whether it syncs what it writes; most tests do not hold durability, and the disk is shared. */
  readonly syncs?: boolean;
}

/** Starts a server on a free port, with a folder of its own; root hands it to the user postgres. */
export async function startPostgres(place: PostgresPlace = {}): Promise<TestPostgres> {
  const programs = postgresPrograms();
  if (programs === undefined) {
    throw new Error("PostgreSQL is not installed: apt-get install postgresql");
  }
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(place.within ?? tmpdir(), "postgres-"));
  const { logWithin } = place;
  const logFolder = logWithin === undefined ? undefined : mkdtempSync(join(logWithin, "log-"));
  const folders = logFolder === undefined ? [folder] : [folder, logFolder];
  for (const one of folders) {
    giveTo(owner, one);
  }
  const run = { ...owner, cwd: folder, stdio: "ignore" } as const;
  const data = join(folder, "data");
  // A locale that sorts otherwise than bytes do, as live databases have.
  const locale = ["-E", "UTF8", "--locale-provider=icu", "--icu-locale=en"];
  const access = ["-D", data, "-U", "test", "-A", "trust", "-N"];
  const log = logFolder === undefined ? [] : ["-X", join(logFolder, "wal")];
  if (place.follows === undefined) {
    execFileSync(join(programs, "initdb"), [...access, ...locale, ...log], run);
  } else {
    const { port: of, as } = place.follows;
    const from = `host=127.0.0.1 port=${of} user=test application_name=${as}`;
    const copy = [
      "-D",
      data,
      "-d",
      from,
      "--write-recovery-conf",
      "--checkpoint=fast",
      "--no-sync",
    ];
    await promisify(execFile)(join(programs, "pg_basebackup"), copy, { ...owner, cwd: folder });
  }
  const port = await freePort();
  const address = (name: string) => `postgres://test@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  let made = 0;

  async function start(): Promise<void> {
    const options = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder];
    const unsynced = place.syncs === true ? [] : ["-F"];
    // In its own folder, so that a server which was killed leaves nothing behind elsewhere.
    const memory = ["-c", "dynamic_shared_memory_type=mmap"];
    const env = { ...process.env, ...place.environment };
    server = spawn(join(programs ?? "", "postgres"), [...unsynced, ...memory, ...options], {
      ...run,
      env,
    });
    await answering(address("postgres"), server);
  }

  async function stop(signal: "SIGINT" | "SIGQUIT" | "SIGKILL" = "SIGINT"): Promise<void> {
    const stopped = server;
    server = undefined;
    if (stopped !== undefined && stopped.exitCode === null) {
      const gone = new Promise((resolve) => stopped.once("exit", resolve));
      stopped.kill(signal);
      await gone;
    }
  }

  async function kill(): Promise<void> {
    const others = server?.pid === undefined ? [] : childrenOf(server.pid);
    await stop("SIGKILL");
    for (const pid of others) {
      endNow(pid);
    }
    // Until the last has gone, its memory keeps a server from starting.
    await eventually(async () => others.every(isGone));
  }

  await start();
  return {
    port,
    start,
    kill,
    dataFolder: data,
    handOver: () => giveTo(owner, data),
    stop: () => stop(),
    async database() {
      made += 1;
      const name = `test_${made}`;
      await once(address("postgres"), `create database ${name}`);
      return address(name);
    },
    async end() {
      await stop("SIGQUIT");
      for (const one of folders) {
        rmSync(one, { recursive: true, force: true });
      }
    },
  };
}

/** PostgreSQL refuses to run as root. */
function ownerOfServer(): Owner {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"]).toString());
  return { uid: id("-u"), gid: id("-g") };
}

/** The folder and everything in it. */
function giveTo({ uid, gid }: Owner, folder: string): void {
  if (uid !== undefined && gid !== undefined) {
    execFileSync("chown", ["-R", `${uid}:${gid}`, folder]);
  }
  execFileSync("chmod", ["700", folder]);
}

function childrenOf(pid: number): readonly number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const listed = existsSync(file) ? readFileSync(file, "utf8") : "";
  return listed
    .split(" ")
    .map(Number)
    .filter((child) => child > 0);
}

function isGone(pid: number): boolean {
  try {
    // After the name, which may hold anything: the state, which is Z for who is dead and not yet buried.
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return true;
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has gone with its parent.
  }
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    try {
      await once(url, "select 1");
      return;
    } catch (error) {
      if (server.exitCode !== null || server.signalCode !== null) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function once(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
