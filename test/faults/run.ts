import { faults } from "#test/faults/faults.ts";
import { tellOutcome } from "#test/faults/report.ts";
import { bothStores } from "#test/faults/world.ts";
import type { StoreKind } from "#test/faults/world.ts";

const help = `npm run faults -- [--short] [--store embedded|postgres] [WORDS OF A FAULT'S NAME]

Makes the faults on purpose and prints what was counted. Without --short it takes about an hour.
`;

const words = process.argv.slice(2);
const short = words.includes("--short");
const optionIndex = words.indexOf("--store");
const only = optionIndex < 0 ? undefined : words[optionIndex + 1];
const name = words.filter(
  (word, index) => !word.startsWith("--") && words[index - 1] !== "--store",
);
const stores = bothStores.filter((store) => only === undefined || store === only);
const chosen = faults.filter((fault) => fault.name.includes(name.join(" ")));

if (words.includes("--help") || stores.length === 0 || chosen.length === 0) {
  process.stderr.write(help);
  process.exit(words.includes("--help") ? 0 : 1);
}

async function makeAll(store: StoreKind): Promise<boolean> {
  let allKept = true;
  for (const fault of chosen.filter((candidate) => candidate.stores.includes(store))) {
    const start = performance.now();
    const outcome = await fault.make({ store, short });
    const { lines, ok } = tellOutcome(fault.name, store, outcome);
    const seconds = Math.round((performance.now() - start) / 1000);
    process.stdout.write(`${lines.join("\n")}\n${fault.name} (${store}): took ${seconds} s\n`);
    allKept &&= ok;
  }
  return allKept;
}

let allKept = true;
for (const store of stores) {
  allKept = (await makeAll(store)) && allKept;
}
process.stdout.write(allKept ? "Every promise was kept.\n" : "A promise was BROKEN; see above.\n");
process.exit(allKept ? 0 : 1);
