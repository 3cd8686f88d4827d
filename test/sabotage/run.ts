import { copySources } from "#test/sabotage/copy-of-sources.ts";
import { createSoundRuns, judge } from "#test/sabotage/judge.ts";
import { sabotages } from "#test/sabotage/table.ts";

const help = `npm run sabotage -- [WORDS OF A SABOTAGE'S NAME, FILE OR TESTS]

Breaks a copy of the sources on purpose, one promise at a time, and names what no test notices.
`;

const asked = process.argv.slice(2).join(" ");
const chosen = sabotages.filter((one) =>
  [one.name, one.file, ...one.tests].some((text) => text.includes(asked)),
);
if (chosen.length === 0) {
  process.stderr.write(help);
  process.exit(asked === "--help" ? 0 : 1);
}

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;
const counts = new Map<string, number>();
const begun = performance.now();
const copy = await copySources();
process.on("exit", () => copy.remove());
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => process.exit(1));
}
const soundOf = createSoundRuns(copy, chosen);
for (const [at, sabotage] of chosen.entries()) {
  const start = performance.now();
  const { outcome, told } = await judge(copy, sabotage, soundOf);
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const line = `${at + 1}/${chosen.length} ${outcome}: ${sabotage.name}`;
  process.stdout.write(`${line} (${told}; ${seconds(start)})\n`);
}
const all = Array.from(counts, ([outcome, count]) => `${count} ${outcome}`).join(", ");
process.stdout.write(`${chosen.length} sabotages in ${seconds(begun)}: ${all}\n`);
const noticed = (counts.get("killed") ?? 0) + (counts.get("killed by time") ?? 0);
process.exitCode = noticed === chosen.length ? 0 : 1;
