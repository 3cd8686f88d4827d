import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addressesIn } from "#addresses";
import type { FieldChange } from "#domain/office/draft.ts";
import { usualLanguage } from "#domain/language.ts";
import { brokenRules } from "#publishing/check-content.ts";
import { makeFolders } from "#publishing/durable-files.ts";
import { createPublishRunner } from "#publishing/drafts/run-publish.ts";
import { tryLock } from "#publishing/lock.ts";
import { placesIn } from "#publishing/places.ts";
import { readContent } from "#publishing/read-content.ts";
import { buildCode } from "#tools/build-code.ts";
import { serviceCommand } from "#tools/service-command.ts";
import { median, rounded, type Figure } from "./figures.ts";
import { watchMemory } from "./memory.ts";
import { startSite } from "./processes.ts";
import { makeSyntheticContent } from "./synthetic-content.ts";

const home = "dist/bench";
const addresses = addressesIn(usualLanguage);
const pricedProduct = "bump-cap-baseball-style";
const guide = "hand-protection";

/** Milliseconds between two requests for the page that is expected to change. */
const pollInterval = 25;
/** Milliseconds for the service to index the release before, so that one publish is measured. */
const restBefore = 10_000;
/** Milliseconds after which a page is taken not to change. */
const patience = 600_000;

/** Gives clones whose changed words break a rule the words of their originals. */
async function mendClones(folder: string): Promise<void> {
  const reading = await readContent(folder);
  if (!reading.ok) {
    throw new Error(`The content cannot be read: ${JSON.stringify(reading.problems.slice(0, 3))}`);
  }
  const broken = new Set(brokenRules(reading.content).map(({ file }) => file));
  for (const file of broken) {
    const original = file.replace(/-\d+\/product\.yaml$/, "/product.yaml");
    const clone = path.join(folder, file);
    const code = /^code: .*$/m.exec(readFileSync(clone, "utf8"))?.[0] ?? "";
    const text = readFileSync(path.join(folder, original), "utf8")
      .replace(/^code: .*$/m, code)
      .replace(/^rank: .*\n/m, "");
    writeFileSync(clone, text);
  }
}

/** Makes the content folder once for each count; a later run restores what an earlier one edited. */
async function makeContent(products: number, ownCount: number): Promise<string> {
  const origin = path.join(home, `publish-origin-${products}`);
  const folder = path.join(home, `publish-content-${products}`);
  if (products === ownCount) {
    rmSync(origin, { recursive: true, force: true });
    cpSync("content", origin, { recursive: true });
  } else if (!existsSync(origin)) {
    console.log(`Making a catalogue of ${products} products ...`);
    makeSyntheticContent("content", origin, products);
    await mendClones(origin);
  }
  rmSync(folder, { recursive: true, force: true });
  cpSync(origin, folder, { recursive: true });
  const company = path.join(folder, "company.yaml");
  const text = readFileSync(company, "utf8");
  if (!/^prices:/m.test(text)) {
    writeFileSync(company, `${text}prices: {show: true}\n`);
  }
  return folder;
}

interface Edit {
  readonly name: string;
  /** Page that shows the change. */
  readonly address: string;
  /** Makes the change with a number that no earlier one had; returns what the page shows then. */
  make(number: number): { readonly text: string; readonly changes: readonly FieldChange[] };
}

function editsIn(folder: string): readonly Edit[] {
  const replace = (file: string, pattern: RegExp, replacement: string) => {
    const name = path.join(folder, file);
    const text = readFileSync(name, "utf8");
    const edited = text.replace(pattern, replacement);
    if (edited === text) {
      throw new Error(`${file} has no ${String(pattern)}`);
    }
    writeFileSync(name, edited);
  };
  let price = 24;
  return [
    {
      name: "price of a product",
      address: addresses.product(pricedProduct),
      make(number) {
        const change = {
          path: `products/${pricedProduct}/product.yaml`,
          field: "price",
          baseHash: "0",
          old: price,
          value: 1000 + number,
        };
        price = change.value;
        return { text: `1,${String(number).padStart(3, "0")}`, changes: [change] };
      },
    },
    {
      name: "text of a guide",
      address: addresses.guide(guide),
      make(number) {
        const text = `Gloves of batch ${number}`;
        replace(
          `guides/${guide}/guide.yaml`,
          /(\ndescription:\n {2}en: ).*?(?=\n {2}ar:)/s,
          `$1${text}`,
        );
        return { text, changes: [] };
      },
    },
    {
      name: "name of a category",
      address: addresses.shopCategory("head"),
      make(number) {
        const text = `Head Protection ${number}`;
        replace("categories.yaml", /name: \{en: Head Protection[^,]*,/, `name: {en: ${text},`);
        return { text, changes: [] };
      },
    },
  ];
}

/**
 * Keeps pictures from being made meanwhile: that takes hours for 5,000 products, and once, so a usual
 * publish has none to make.
 */
async function holdFinishing(dataFolder: string): Promise<{ release(): Promise<void> }> {
  const { releases, finishLock } = placesIn(dataFolder);
  await makeFolders(releases);
  const locking = await tryLock(finishLock);
  if (!locking.ok) {
    throw new Error("Pictures of the bench are being made: end that process first");
  }
  return locking;
}

/** Requests a page until it has a text; returns the milliseconds since the start. */
async function waitForText(address: string, text: string, started: number): Promise<number> {
  while (performance.now() - started < patience) {
    const answer = await fetch(address);
    if ((await answer.text()).includes(text)) {
      return performance.now() - started;
    }
    await pause(pollInterval);
  }
  throw new Error(`${address} never had "${text}"`);
}

/**
 * Measures from the start of a publish, as the office starts it, to the changed page of the public
 * site, and the highest memory of publisher and service together.
 */
export async function measurePublish(
  products: number,
  ownCount: number,
  rounds: number,
): Promise<readonly Figure[]> {
  await buildCode("dist/code");
  const folder = await makeContent(products, ownCount);
  const dataFolder = path.resolve(home, `publish-data-${products}`);
  rmSync(path.join(dataFolder, "releases"), { recursive: true, force: true });
  const finishing = await holdFinishing(dataFolder);
  const env = { CONTENT_DIR: folder, DATA_DIR: dataFolder, SITE_URL: "http://localhost" };
  const runner = createPublishRunner({ ...process.env, ...env });
  const publish = async (changes: readonly FieldChange[]) => {
    const outcome = await runner.run({ changes, withoutRefused: false, note: "" });
    if (outcome.kind !== "published") {
      throw new Error(`Nothing was published: ${JSON.stringify(outcome).slice(0, 1000)}`);
    }
  };
  const figures: Figure[] = [];
  const note = (name: string, unit: string, value: number | undefined, limit?: number) =>
    figures.push({
      name,
      unit,
      value: value === undefined ? undefined : rounded(value, unit),
      ...(limit !== undefined && { goal: { most: limit } }),
    });
  try {
    const begun = performance.now();
    await publish([]);
    note("first publish", "ms", performance.now() - begun);
    const site = await startSite(serviceCommand, env);
    const memory = watchMemory();
    try {
      let number = 0;
      for (const edit of editsIn(folder)) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          await pause(restBefore);
          number += 1;
          const { text, changes } = edit.make(number);
          const started = performance.now();
          const [time] = await Promise.all([
            waitForText(site.origin + edit.address, text, started),
            publish(changes),
          ]);
          console.log(`${edit.name}: ${Math.round(time)} ms`);
          times.push(time);
        }
        const limit = products <= 1000 ? 3000 : 10_000;
        note(`${edit.name}, median`, "ms", median(times), limit);
        note(`${edit.name}, best`, "ms", Math.min(...times));
      }
    } finally {
      note(
        "memory of publisher and service, highest",
        "MB",
        memory.stop(),
        products <= 1000 ? undefined : 900,
      );
      await site.stop();
    }
  } finally {
    runner.close();
    await finishing.release();
  }
  return figures;
}
