import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { freePort } from "#test/support/free-port.ts";
import { eventually } from "#test/support/requests.ts";

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  readonly port: number;
  /** Creates an empty database and returns its address. */
  database(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Kills every process of the server at once, like a power cut. */
  kill(): Promise<void>;
  /** Folder of its tables; transfer new files to its owner with `handOver`. */
  readonly dataFolder: string;
  handOver(): void;
  /** Stops it and removes its files. */
  end(): Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

const installed = "/usr/lib/postgresql";

/**
 * Finds PostgreSQL's programs; root on Debian installs the package. Undefined where there are none.
 */
export function postgresPrograms(): string | undefined {
  const programs = programsInstalled();
  if (programs !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return programs;
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

/** Files and options of a server. */
export interface PostgresPlace {
  /** Folder for everything; a temporary one by default. */
  readonly within?: string;
  /** Separate folder for the write-ahead log. */
  readonly logWithin?: string;
  /** Additional environment variables, such as preloaded libraries. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Primary server to follow as a standby of this name until promotion. */
  readonly follows?: { readonly port: number; readonly as: string };
  /** Enables fsync; most tests do not need durability, and the disk is shared. */
  readonly syncs?: boolean;
}

/** Starts a server on a free port with its own folder; root runs it as the user postgres. */
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
  for (const entry of folders) {
    giveTo(owner, entry);
  }
  const run = { ...owner, cwd: folder, stdio: "ignore" } as const;
  const data = join(folder, "data");
  // A locale that sorts differently from bytes, like live databases.
  const locale = ["-E", "UTF8", "--locale-provider=icu", "--icu-locale=en"];
  const access = ["-D", data, "-U", "test", "-A", "trust", "-N"];
  const log = logFolder === undefined ? [] : ["-X", join(logFolder, "wal")];
  if (place.follows === undefined) {
    execFileSync(join(programs, "initdb"), [...access, ...locale, ...log], run);
  } else {
    const { port: primaryPort, as } = place.follows;
    const connection = `host=127.0.0.1 port=${primaryPort} user=test application_name=${as}`;
    const copy = [
      "-D",
      data,
      "-d",
      connection,
      "--write-recovery-conf",
      "--checkpoint=fast",
      "--no-sync",
    ];
    await promisify(execFile)(join(programs, "pg_basebackup"), copy, { ...owner, cwd: folder });
  }
  const port = await freePort();
  const address = (name: string) => `postgres://test@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  let databaseCount = 0;

  async function start(): Promise<void> {
    const options = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder];
    const unsynced = place.syncs === true ? [] : ["-F"];
    // Memory files lie in its own folder, so that a killed server leaves nothing elsewhere.
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
    const childPids = server?.pid === undefined ? [] : childrenOf(server.pid);
    await stop("SIGKILL");
    for (const pid of childPids) {
      endNow(pid);
    }
    // The server's memory prevents a restart until the last process has ended.
    await eventually(async () => childPids.every(isGone));
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
      databaseCount += 1;
      const name = `test_${databaseCount}`;
      await once(address("postgres"), `create database ${name}`);
      return address(name);
    },
    async end() {
      await stop("SIGQUIT");
      for (const entry of folders) {
        rmSync(entry, { recursive: true, force: true });
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
    // After the name follows the state: Z for a process that has ended but was not reaped.
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return true;
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process ended with its parent.
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
