import { globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { openCatalogue, type Catalogue } from "#domain/catalogue/catalogue.ts";
import { releaseFiles } from "#domain/release.ts";
import type { SiteData } from "#domain/site-data.ts";
import { placesIn } from "#publishing/places.ts";
import { currentRelease } from "#publishing/releases.ts";
import { buildSite } from "#tools/built-site.ts";
import { runScript } from "./processes.ts";
import { makeSyntheticContent } from "./synthetic-content.ts";

const home = "dist/bench";

/** The number of products of the demonstration. */
export const ownCount = globSync("content/products/*/product.yaml").length;

/** A site as it is published for a measurement. */
export interface Published {
  readonly env: Readonly<Record<string, string>>;
  readonly dataFolder: string;
  readonly catalogue: Catalogue;
}

/** Reads the first catalogue of the release that is served from a data folder. */
export async function readPublished(dataFolder: string): Promise<SiteData["catalogues"][number]> {
  const release = await currentRelease(placesIn(dataFolder));
  const file = path.join(release?.folder ?? dataFolder, releaseFiles.data);
  const [catalogue] = (JSON.parse(readFileSync(file, "utf8")) as SiteData).catalogues;
  if (!catalogue) {
    throw new Error(`Nothing is published in ${dataFolder}.`);
  }
  return catalogue;
}

/**
 * Publishes the demonstration, or a catalogue of so many products made from it, from the sources as they
 * are now. What did not change since the last time is kept.
 */
export async function publishForBench(products: number): Promise<Published> {
  await buildSite();
  const dataFolder = path.join(home, `data-${products}`);
  const content = products === ownCount ? "content" : path.join(home, `content-${products}`);
  if (products !== ownCount) {
    console.log(`Making a catalogue of ${products} products ...`);
    rmSync(content, { recursive: true, force: true });
    makeSyntheticContent("content", content, products);
  }
  const env = {
    CONTENT_DIR: content,
    DATA_DIR: dataFolder,
    SITE_URL: "http://localhost",
  };
  console.log(`Publishing ${products} products ...`);
  await runScript(["bench/publish-process.ts"], env);
  return { env, dataFolder, catalogue: openCatalogue(await readPublished(dataFolder)) };
}
