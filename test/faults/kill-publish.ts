import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { placesIn } from "#publishing/places.ts";
import { sha256, shortHash } from "#publishing/hashes.ts";
import { objectFile } from "#publishing/objects.ts";
import { currentRelease, readContentOf, type Release } from "#publishing/releases.ts";
import { readPageList, readReleaseFacts } from "#server/releases/release-files.ts";
import type { Fault } from "#test/faults/world.ts";
import { makePublishingHome, type PublishingHome } from "#test/support/published-site.ts";

/** Two products whose prices change together, so that their pages tell which content was published. */
const changed = ["bump-cap-baseball-style", "abc-powder-extinguisher-6kg"] as const;

/** Publishes in a process and kills it after some milliseconds if it still runs. */
async function publishAndKill(home: PublishingHome, after: number): Promise<boolean> {
  const script = path.resolve("test/faults/publish-process.ts");
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", script, home.folder],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = once(child, "exit");
  await Promise.race([ended, pause(after)]);
  const killed = child.exitCode === null && child.kill("SIGKILL");
  await ended;
  return killed;
}

/** Lists what is wrong with the current release. */
async function faultsOf(release: Release, home: PublishingHome, prices: ReadonlySet<string>) {
  const problems: string[] = [];
  const [{ pages, files, pictures }] = await Promise.all([
    readPageList(release.folder),
    readReleaseFacts(release.folder),
  ]);
  const bytes = (name: string) => readFileSync(path.join(release.folder, "site", name));
  for (const { file, hash } of pages) {
    const html = bytes(file);
    const isSame =
      shortHash(sha256(html)) === hash &&
      brotliDecompressSync(bytes(`${file}.br`)).equals(html) &&
      gunzipSync(bytes(`${file}.gz`)).equals(html);
    problems.push(...(isSame ? [] : [`${file} is not what the list says`]));
  }
  for (const entry of files) {
    const file =
      "kept" in entry
        ? path.join(home.data, "kept", entry.kept)
        : path.join(release.folder, "site", entry.file);
    problems.push(...(readFileSync(file).length > 0 ? [] : [`${file} is empty`]));
  }
  for (const master of Object.values(pictures)) {
    readFileSync(path.join(home.data, "kept", "masters", `${master}.webp`));
  }
  const pagePrices = changed.map(
    (slug) => /for ([\d.]+)/.exec(bytes(`products/${slug}.html`).toString())?.[1] ?? "",
  );
  if (pagePrices[0] !== pagePrices[1] || !prices.has(pagePrices[0] ?? "")) {
    problems.push(`a mixture: prices ${pagePrices.join(" and ")}`);
  }
  const { objects } = placesIn(home.data);
  for (const [name, hash] of Object.entries(await readContentOf(release))) {
    problems.push(
      ...(sha256(readFileSync(objectFile(objects, hash))) === hash ? [] : [`${name} is not kept`]),
    );
  }
  return problems;
}

async function setPrices(home: PublishingHome, amount: number): Promise<void> {
  for (const slug of changed) {
    await home.edit(`products/${slug}/product.yaml`, /amount: [\d.]+/, `amount: ${amount}`);
  }
}

function leftovers(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.includes(".part-"),
  );
}

/** Kills publishing at any moment: the old release is served or the new one, never a mixture. */
export const killPublish: Fault = {
  name: "kill -9 while publishing",
  stores: ["embedded"],
  heldBy: "test/faults/publishing-power-cut.test.ts",
  make: async ({ short }) => {
    const rounds = short ? 3 : 200;
    const home = await makePublishingHome();
    const places = placesIn(home.data);
    const current = () => currentRelease(places);
    const counted = { killed: 0, switched: 0 };
    const broken: string[] = [];
    try {
      await home.publish();
      const started = performance.now();
      await publishAndKill(home, 60_000);
      const whole = performance.now() - started;
      await setPrices(home, 999);
      await home.publish();
      const prices = new Set(["999"]);
      for (let round = 1; round <= rounds; round += 1) {
        const previous = (await current())?.number;
        await setPrices(home, 1000 + round);
        prices.add(String(1000 + round));
        counted.killed += (await publishAndKill(home, Math.random() * whole * 1.4)) ? 1 : 0;
        const release = await current();
        if (release === undefined) {
          broken.push("no release is served");
          continue;
        }
        counted.switched += release.number === previous ? 0 : 1;
        broken.push(...(await faultsOf(release, home, prices)));
      }
      await home.publish();
      const final = await current();
      const faults = final
        ? await faultsOf(final, home, new Set([String(1000 + rounds)]))
        : ["nothing is served"];
      return {
        counted: { rounds, ...counted, "releases kept": readdirSync(places.releases).length - 1 },
        broken: {
          "faults in what is served": broken.length,
          "faults after one more publish": faults.length,
          "unfinished files left": leftovers(home.data).length,
        },
      };
    } finally {
      await home.remove();
    }
  },
};
