import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AttackedFrom, FloodPlan, FloodReport } from "#test/faults/flood-plan.ts";
import { onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { serveRelease, writeRelease } from "#test/support/release.ts";

type Done = Extract<FloodReport, { readonly kind: "done" }>;

const kinds: readonly AttackedFrom[] = ["one /48", "1,000 networks"];
/** Factor by which a finished page may be slower than in the quiet; memory of the service in MiB. */
const bar = { ratio: 3, memory: 512 };

/** Costs as much as the most expensive page of the demonstration: 76 ms of a core with compression. */
const dearRender = `
const words = "helmet glove vest boot harness lanyard mask filter cone kit".split(" ");
export const createSite = () => ({ render: async ({ address }) => {
  const begun = process.threadCpuUsage();
  const spent = () => { const { user, system } = process.threadCpuUsage(begun); return user + system; };
  let html = "";
  while (spent() < 60_000 || html.length < 145_000) {
    const word = () => words[Math.floor(Math.random() * words.length)];
    html = (html.length < 145_000 ? html : "") + "<li class=card>" + word() + " " + word() + " " + html.length;
  }
  return { status: 200, html: "<!doctype html><h1>" + address + "</h1>" + html };
} });`;

const finishedPage = (address: string) => ({
  address,
  html: `<!doctype html><title>${address}</title>${Array.from({ length: 3000 }, (_, n) => `<p>${(n * 7919) % 10_007} of ${address}</p>`).join("")}`,
});

/** Begins a process; \`begun\` resolves when it says so, \`done\` with what it counted. */
function run(plan: FloodPlan): { readonly begun: Promise<void>; readonly done: Promise<Done> } {
  const child = fork("test/faults/flood-process.ts", [JSON.stringify(plan)]);
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const done = new Promise<Done>((resolve, reject) => {
    child.on("message", (report: FloodReport) => {
      if (report.kind === "begun") {
        begin();
      } else {
        resolve(report);
      }
    });
    child.on("exit", (code) => reject(new Error(`A process of the flood ended with ${code}`)));
  });
  return { begun, done };
}

/** Memory of a process in MiB; 0 if the system does not report it. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Takes the median of the rounds, because other work on the machine disturbs some of them. */
function middle(rounds: readonly (readonly number[])[], share: number): number {
  return quantile(
    rounds.map((round) => quantile(round, share)),
    0.5,
  );
}

function figures(rounds: readonly (readonly number[])[]): string {
  const slowest = Math.max(...rounds.flat());
  return [middle(rounds, 0.5), middle(rounds, 0.99), slowest]
    .map((milliseconds) => milliseconds.toFixed(1))
    .join(" / ");
}

/** Requests unknown searches from many networks while a visitor reads finished pages. */
export const renderingFlood: Fault = {
  name: "rendering floods",
  stores: ["embedded"],
  heldBy: "test/requests/rendering-allowance.test.ts",
  make: (world) =>
    onGround(world, async (ground) => {
      const [rounds, seconds] = world.short ? [1, 1] : [15, 3];
      const home = await makeHome();
      const site = join(home.folder, "published");
      const pages = ["/", "/shop", "/contact", "/products/hat"].map(finishedPage);
      await writeRelease(site, 2, { pages, render: dearRender });
      await serveRelease(site, 2);
      const service = await startProcess(home.folder, { ...ground.env, TRUST_PROXY: "1" });
      const { url } = service;
      const counted: Record<string, number | string> = {};
      const broken: Record<string, number> = {};
      let memory = await memoryOf(service.process.pid);
      counted["memory before, MiB"] = memory;
      const visits: Done[] = [];
      const attacks: Done[] = [];
      const visit = async () => {
        const visited = await run({ kind: "visitor", url, seconds, every: 5 }).done;
        visits.push(visited);
        return visited.milliseconds;
      };
      try {
        for (const origin of kinds) {
          const quiet: (readonly number[])[] = [];
          const under: (readonly number[])[] = [];
          for (let round = 0; round < rounds; round += 1) {
            quiet.push(await visit());
            const plan = { kind: "attacker", url, connections: 8, from: origin } as const;
            const attack = run({ ...plan, seconds: seconds + 2 });
            await attack.begun;
            under.push(await visit());
            memory = Math.max(memory, await memoryOf(service.process.pid));
            attacks.push(await attack.done);
          }
          const ratio = middle(under, 0.99) / middle(quiet, 0.99);
          counted[`${origin}: quiet p50 / p99 / max, ms`] = figures(quiet);
          counted[`${origin}: flooded p50 / p99 / max, ms`] = figures(under);
          counted[`${origin}: p99 flooded to quiet`] = ratio.toFixed(2);
          if (!world.short) {
            broken[`${origin}: p99 more than ${bar.ratio} times the quiet`] =
              ratio > bar.ratio ? 1 : 0;
          }
        }
        const flooded = sum(attacks);
        for (const [kind, count] of Object.entries(flooded)) {
          counted[`flood answered ${kind}`] = count;
        }
        const expected = ["200", "429", "503"];
        counted["memory at most, MiB"] = memory;
        counted["visitor given a processor first"] = visits.every((done) => done.comesFirst)
          ? "yes"
          : "no";
        return {
          counted,
          broken: {
            ...broken,
            "finished pages refused": others(sum(visits), ["200"]),
            "flood answered otherwise": others(flooded, expected),
            [`memory beyond ${bar.memory} MiB`]: memory > bar.memory ? 1 : 0,
          },
        };
      } finally {
        service.process.kill("SIGKILL");
        await service.ended;
        await home.remove();
      }
    }),
};

function sum(reports: readonly Done[]): Readonly<Record<string, number>> {
  const total: Record<string, number> = {};
  for (const [kind, count] of reports.flatMap(({ answers }) => Object.entries(answers))) {
    total[kind] = (total[kind] ?? 0) + count;
  }
  return total;
}

function others(answers: Readonly<Record<string, number>>, expected: readonly string[]): number {
  return Object.entries(answers).reduce(
    (count, [kind, more]) => count + (expected.includes(kind) ? 0 : more),
    0,
  );
}
