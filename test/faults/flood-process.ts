import { spawnSync } from "node:child_process";
import os from "node:os";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { AttackedFrom, FloodPlan, FloodReport } from "#test/faults/flood-plan.ts";

const plan = JSON.parse(process.argv[2] ?? "") as FloodPlan;
if (plan.kind === "attacker") {
  // It stands on another machine: what it takes of this one's processors is no part of what it does.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
}
/** Both stand on other machines: neither waits for the other's processor, which would count as the service's time. */
const comesFirst =
  plan.kind === "visitor" &&
  spawnSync("chrt", ["-f", "-p", "10", String(process.pid)]).status === 0;
const end = performance.now() + plan.seconds * 1000;
const answers: Record<string, number> = {};
const milliseconds: number[] = [];
const finished = ["/", "/shop", "/contact", "/products/hat"];
const tell = (report: FloodReport) => process.send?.(report);

/** Asks over a connection that is kept, and says what kind of answer came. */
function ask(agent: Agent, path: string, from: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { "x-forwarded-for": from, "accept-encoding": "br" };
    const asked = request(plan.url + path, { agent, headers }, (answer) => {
      const { statusCode = 0, headers: given } = answer;
      const refused = statusCode === 429 || statusCode === 503;
      const told = refused && given["retry-after"] === undefined ? " without Retry-After" : "";
      answer.resume();
      answer.on("end", () => resolve(`${statusCode}${told}`));
      answer.on("error", () => resolve("broken"));
    });
    asked.on("error", () => resolve("broken"));
    asked.end();
  });
}

function count(kind: string): void {
  answers[kind] = (answers[kind] ?? 0) + 1;
}

/**
 * Asks for a finished page at each time that one is due. Who is late because the answer before was late
 * has waited since then; a timer that comes early or late is the visitor's own.
 */
async function visit(every: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const begun = performance.now();
  for (let at = 0; performance.now() < end; at += 1) {
    const due = begun + at * every;
    const early = due - performance.now();
    let waitsSince = due;
    if (early > 0) {
      await sleep(early);
      waitsSince = performance.now();
    }
    count(await ask(agent, finished[at % finished.length] ?? "/", "203.0.113.7"));
    milliseconds.push(performance.now() - waitsSince);
  }
  agent.destroy();
}

const senders: Readonly<Record<AttackedFrom, (at: number) => string>> = {
  "one /48": (at) => `2001:db8:bad:${(at & 0xffff).toString(16)}::1`,
  "1,000 networks": (at) => `198.18.${(at >> 8) & 3}.${at & 255}`,
};

/** Asks for pages that nobody has asked for before, as fast as they are answered. */
async function attack(connections: number, from: AttackedFrom): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let at = 0;
  const one = async () => {
    while (performance.now() < end) {
      at += 1;
      count(await ask(agent, `/shop?q=${process.pid}-${at}`, senders[from](at)));
    }
  };
  const all = Array.from({ length: connections }, one);
  tell({ kind: "begun" });
  await Promise.all(all);
  agent.destroy();
}

await (plan.kind === "visitor" ? visit(plan.every) : attack(plan.connections, plan.from));
tell({ kind: "done", answers, milliseconds, comesFirst });
process.disconnect();
