import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { finishInterruptedImport } from "#publishing/exchange/journal.ts";
import type { Fault } from "#test/faults/world.ts";

/** Milliseconds that a round may take before it begins to write. */
const patience = 60_000;

interface Shop {
  readonly content: string;
  readonly data: string;
  readonly list: string;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
}

/** Reads the stock from each product's file. */
function stocks({ content }: Shop): readonly string[] {
  const products = path.join(content, "products");
  return readdirSync(products).map(
    (slug) =>
      /stock: (\d+)/.exec(readFileSync(path.join(products, slug, "product.yaml"), "utf8"))?.[1] ??
      "none",
  );
}

function isWriting({ content }: Shop): boolean {
  return readdirSync(content).some((name) => name.startsWith(".import-"));
}

/** Imports in a process, kills it some milliseconds after its first write, and returns how long it wrote. */
async function importAndKill(
  shop: Shop,
  after: number,
): Promise<{ readonly killed: boolean; readonly wrote: number }> {
  const args = [
    "--disable-warning=ExperimentalWarning",
    "tools/content.ts",
    "import",
    shop.list,
    "--apply",
    "--yes",
  ];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CONTENT_DIR: shop.content, DATA_DIR: shop.data },
  });
  const ended = once(child, "exit");
  for (
    let waited = 0;
    waited < patience && child.exitCode === null && !isWriting(shop);
    waited += 1
  ) {
    await pause(1);
  }
  const begun = performance.now();
  await Promise.race([ended, pause(after)]);
  const killed = child.exitCode === null && child.kill("SIGKILL");
  await ended;
  return { killed, wrote: performance.now() - begun };
}

/** Kills an import at any moment: afterwards all products are old, or all are new. */
export const killImport: Fault = {
  name: "kill -9 while importing",
  stores: ["embedded"],
  heldBy: "test/exchange/journal.test.ts",
  make: async ({ short }) => {
    const rounds = short ? 3 : 200;
    const home = mkdtempSync(path.join(tmpdir(), "kill-import-"));
    const shop = {
      content: path.join(home, "content"),
      data: path.join(home, "data"),
      list: path.join(home, "list.csv"),
    };
    cpSync("content", shop.content, { recursive: true });
    const slugs = readdirSync(path.join(shop.content, "products"));
    const counted = { killed: 0, "left old": 0, "made new": 0, "finished afterwards": 0 };
    const broken = { mixtures: 0, "files left over": 0 };
    const names = filesIn(shop.content);
    const listStock = (stock: string) =>
      writeFileSync(shop.list, `Slug,Stock\n${slugs.map((slug) => `${slug},${stock}\n`).join("")}`);
    try {
      listStock("100000");
      let { wrote: longest } = await importAndKill(shop, patience);
      let previous = stocks(shop);
      for (let round = 1; round <= rounds; round += 1) {
        const stock = String(100_000 + round);
        listStock(stock);
        const { killed, wrote } = await importAndKill(shop, Math.random() * longest);
        longest = killed ? longest : wrote;
        counted.killed += killed ? 1 : 0;
        counted["finished afterwards"] +=
          (await finishInterruptedImport(shop.content)) === "finished" ? 1 : 0;
        const current = stocks(shop);
        const isNew = current.every((value) => value === stock);
        const isOld = current.every((value, index) => value === previous[index]);
        counted["made new"] += isNew ? 1 : 0;
        counted["left old"] += isOld ? 1 : 0;
        broken.mixtures += isNew || isOld ? 0 : 1;
        previous = current;
      }
      const leftovers = filesIn(shop.content).filter((name) => name !== ".import.lock");
      broken["files left over"] = leftovers.filter((name) => !names.includes(name)).length;
      return { counted: { rounds, ...counted }, broken };
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  },
};
