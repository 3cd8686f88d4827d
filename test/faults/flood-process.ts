import { spawnSync } from "node:child_process";
import os from "node:os";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { AttackedFrom, FloodPlan, FloodReport } from "#test/faults/flood-plan.ts";

const plan = JSON.parse(process.argv[2] ?? "") as FloodPlan;
if (plan.kind === "attacker") {
  // Gives way to the service, as an attacker on another machine would.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
}
/** Sets a priority, so that neither process waits for the other's processor. */
const comesFirst =
  plan.kind === "visitor" &&
  spawnSync("chrt", ["-f", "-p", "10", String(process.pid)]).status === 0;
const end = performance.now() + plan.seconds * 1000;
const answers: Record<string, number> = {};
const milliseconds: number[] = [];
const finished = ["/", "/shop", "/contact", "/products/hat"];
const tell = (report: FloodReport) => process.send?.(report);

/** Requests over a kept connection and returns the kind of the answer. */
function ask(agent: Agent, path: string, address: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { "x-forwarded-for": address, "accept-encoding": "br" };
    const outgoing = request(plan.url + path, { agent, headers }, (answer) => {
      const { statusCode = 0, headers: given } = answer;
      const refused = statusCode === 429 || statusCode === 503;
      const suffix = refused && given["retry-after"] === undefined ? " without Retry-After" : "";
      answer.resume();
      answer.on("end", () => resolve(`${statusCode}${suffix}`));
      answer.on("error", () => resolve("broken"));
    });
    outgoing.on("error", () => resolve("broken"));
    outgoing.end();
  });
}

function count(kind: string): void {
  answers[kind] = (answers[kind] ?? 0) + 1;
}

/** Requests a finished page at each time that one is due, and measures from that time. */
async function visit(every: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const begun = performance.now();
  for (let index = 0; performance.now() < end; index += 1) {
    const due = begun + index * every;
    const early = due - performance.now();
    let waitsSince = due;
    if (early > 0) {
      await sleep(early);
      waitsSince = performance.now();
    }
    count(await ask(agent, finished[index % finished.length] ?? "/", "203.0.113.7"));
    milliseconds.push(performance.now() - waitsSince);
  }
  agent.destroy();
}

const senders: Readonly<Record<AttackedFrom, (at: number) => string>> = {
  "one /48": (index) => `2001:db8:bad:${(index & 0xffff).toString(16)}::1`,
  "1,000 networks": (index) => `198.18.${(index >> 8) & 3}.${index & 255}`,
};

/** Requests pages that were never rendered before, as fast as they are answered. */
async function attack(connections: number, origin: AttackedFrom): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let index = 0;
  const requestAll = async () => {
    while (performance.now() < end) {
      index += 1;
      count(await ask(agent, `/shop?q=${process.pid}-${index}`, senders[origin](index)));
    }
  };
  const clients = Array.from({ length: connections }, requestAll);
  tell({ kind: "begun" });
  await Promise.all(clients);
  agent.destroy();
}

await (plan.kind === "visitor" ? visit(plan.every) : attack(plan.connections, plan.from));
tell({ kind: "done", answers, milliseconds, comesFirst });
process.disconnect();
