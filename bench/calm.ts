import { readFileSync } from "node:fs";
import os from "node:os";
import { setTimeout as pause } from "node:timers/promises";

/** How a machine was just before a measurement. */
export interface Calm {
  /** The share of the processors that others used. */
  readonly busy: number;
  /** Milliseconds for a fixed piece of work, the quickest of five. */
  readonly yardstick: number;
}

const usualShare = 0.3;
const look = 1500;

/** Ticks of the processors since the machine's start; work that gives way to ours counts as rest. */
function ticks(): { readonly rest: number; readonly all: number } {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...others] = line
    .split(/\s+/)
    .slice(1, 9)
    .map(Number);
  const total = [user, nice, system, idle, waiting, ...others].reduce(
    (sum, value) => sum + value,
    0,
  );
  return { rest: idle + waiting + (os.getPriority() > 0 ? 0 : nice), all: total };
}

async function busyNow(): Promise<number> {
  const start = ticks();
  await pause(look);
  const after = ticks();
  return 1 - (after.rest - start.rest) / Math.max(1, after.all - start.all);
}

function yardstick(): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    let value = 1;
    for (let step = 0; step < 8_000_000; step += 1) {
      value = (Math.imul(value, 31) + step) | 0;
    }
    return performance.now() - started + (value === 0 ? 1 : 0);
  });
  return Number(Math.min(...times).toFixed(1));
}

/**
 * Waits until others leave the processors alone, and at most so many seconds. Throws where they do
 * not, unless it does not matter. Only Linux tells how busy it is; elsewhere nothing is waited for.
 */
export async function waitForCalm(seconds: number, anyhow: boolean): Promise<Calm> {
  if (process.platform !== "linux") {
    return { busy: 0, yardstick: yardstick() };
  }
  const end = performance.now() + seconds * 1000;
  let busy = await busyNow();
  while (busy > usualShare && performance.now() < end) {
    busy = await busyNow();
  }
  if (busy > usualShare && !anyhow) {
    throw new Error(
      `Others use ${Math.round(busy * 100)} % of this machine: times measured now would be theirs. ` +
        "Wait until it rests, or say --busy to measure all the same.",
    );
  }
  return { busy: Number(busy.toFixed(2)), yardstick: yardstick() };
}
