import { copySources } from "#test/sabotage/copy-of-sources.ts";
import { createBaseline, judge } from "#test/sabotage/judge.ts";
import { sabotages } from "#test/sabotage/table.ts";

const help = `npm run sabotage -- [PART OF A PROMISE, SYMBOL, FILE OR TEST FILE]

Breaks a copy of the sources, one promise at a time, and lists the promises that no test watches.
`;

const words = process.argv.slice(2).join(" ");
const chosen = sabotages.filter((sabotage) => JSON.stringify(sabotage).includes(words));
if (chosen.length === 0) {
  process.stderr.write(help);
  process.exit(words === "--help" ? 0 : 1);
}

const seconds = (start: number) => `${Math.round((performance.now() - start) / 1000)} s`;
const counts = new Map<string, number>();
const begin = performance.now();
const copy = await copySources();
process.on("exit", () => copy.remove());
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => process.exit(1));
}
const baseline = createBaseline(copy);
for (const [index, sabotage] of chosen.entries()) {
  const start = performance.now();
  const { outcome, detail } = await judge(copy, sabotage, baseline);
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const line = `${index + 1}/${chosen.length} ${outcome}: ${sabotage.promise}`;
  process.stdout.write(`${line} (${detail}; ${seconds(start)})\n`);
}
const summary = Array.from(counts, ([outcome, count]) => `${count} ${outcome}`).join(", ");
process.stdout.write(`${chosen.length} sabotages in ${seconds(begin)}: ${summary}\n`);
const killed = (counts.get("killed") ?? 0) + (counts.get("killed by time") ?? 0);
process.exitCode = killed === chosen.length ? 0 : 1;
