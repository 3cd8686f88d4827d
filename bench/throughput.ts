import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addressesIn } from "#addresses";
import { usualLanguage } from "#domain/language.ts";
import { buildSite, shareBuiltSite } from "#tools/built-site.ts";
import { serviceCommand } from "#tools/service-command.ts";
import { median, type Figure } from "./figures.ts";
import { startNginx } from "./nginx.ts";
import { startSite } from "./processes.ts";

/** Figures of one server for one page. */
interface Round {
  readonly answersPerSecond: number;
  /** Milliseconds within which 99 of 100 answers had come. */
  readonly p99: number;
  /** Microseconds of processor time for each answer; steadier than the rest on a busy machine. */
  readonly processor: number;
  /** Answers that were none. */
  readonly failed: number;
}

interface Served {
  readonly origin: string;
  readonly pid: number;
}

const addresses = addressesIn(usualLanguage);
const pages = [addresses.home, addresses.shop, addresses.product("vented-hard-hat-type-1")];
/** Of what nginx answers. */
const leastShare = 0.7;
const connections = 64;
const seconds = 5;
const rounds = 3;
const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Tells if a program can be run here. */
function isThere(program: string): boolean {
  return spawnSync(program, ["-v"]).error === undefined;
}

function figure(report: string, pattern: RegExp): number {
  const [, number, unit = "ms"] = pattern.exec(report) ?? [];
  return Number(number ?? 0) * (milliseconds[unit] ?? Number.NaN);
}

/** Microseconds that a process has computed so far, itself and for it the system; Linux counts hundredths. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** One round of wrk, whose one thread asks for the page again and again on every connection. */
function ask({ origin, pid }: Served, address: string): Round {
  const start = processorTime(pid);
  const words = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
  const { stdout: report } = spawnSync(
    "wrk",
    [...words, "-H", "accept-encoding: br", origin + address],
    {
      encoding: "utf8",
    },
  );
  const broken = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report)?.slice(1);
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1];
  return {
    answersPerSecond: figure(report, /Requests\/sec:\s+([\d.]+)/),
    p99: figure(report, /99%\s+([\d.]+)(us|ms|s|m)/),
    processor: (processorTime(pid) - start) / figure(report, /(\d+) requests in/),
    failed: [...(broken ?? []), refused ?? 0].reduce<number>(
      (sum, value) => sum + Number(value),
      0,
    ),
  };
}

/** The servers take turns, so that whatever else the machine does meets both. */
function measurePage(real: Served, nginx: Served, address: string): readonly Figure[] {
  const siteRounds: Round[] = [];
  const theirs: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    siteRounds.push(ask(real, address));
    theirs.push(ask(nginx, address));
  }
  const middle = (results: readonly Round[], name: keyof Round) =>
    median(results.map((round) => round[name]));
  const figuresOf = (name: keyof Round) => ({
    value: middle(siteRounds, name),
    floor: middle(theirs, name),
  });
  const answers = figuresOf("answersPerSecond");
  return [
    {
      name: `${address}, answers a second`,
      unit: "answers/s",
      ...answers,
      goal: { least: Math.round(leastShare * (answers.floor ?? 0)) },
    },
    { name: `${address}, 99 of 100 within`, unit: "ms", ...figuresOf("p99"), goal: { most: 10 } },
    { name: `${address}, processor time each`, unit: "µs", ...figuresOf("processor") },
    { name: `${address}, failed`, unit: "answers", ...figuresOf("failed"), goal: { most: 0 } },
  ];
}

/**
 * How many finished pages a second the service answers, beside nginx (told as the floor) with the same
 * bytes and headers from files; one thread each. Without wrk and nginx nothing is measured, and it says so.
 */
export async function measureAnswers(): Promise<readonly Figure[]> {
  const missing = ["wrk", "nginx"].filter((program) => !isThere(program));
  if (missing.length > 0) {
    console.log(
      `\nAnswers a second: not measured, ${missing.join(" and ")} is not on this machine.`,
    );
    return [];
  }
  await buildSite();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  shareBuiltSite(folder);
  const real = await startSite(serviceCommand, { DATA_DIR: folder, HOST: "127.0.0.1" });
  const nginx = await startNginx(real.origin, pages);
  try {
    return pages.flatMap((address) => measurePage(real, nginx, address));
  } finally {
    nginx.stop();
    await real.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
