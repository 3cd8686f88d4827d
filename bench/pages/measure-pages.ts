import { addressesIn } from "#addresses";
import { serviceCommand } from "#tools/service-command.ts";
import type { Figure } from "#bench/figures.ts";
import { finishPages } from "#bench/finish.ts";
import { floorDocuments } from "#bench/floor/floor-pages.ts";
import { walksOfFloor } from "#bench/floor/walks-of-floor.ts";
import { startFloor } from "#bench/floor/floor-site.ts";
import { kinds } from "#bench/kinds.ts";
import { startSite } from "#bench/processes.ts";
import { publishForBench, type Published } from "#bench/published.ts";
import { auditPage } from "./lighthouse.ts";
import { bytesFigures, lighthouseFigures, pressFigures } from "./page-figures.ts";
import { measureBytes } from "./bytes.ts";
import { measurePresses } from "./presses.ts";
import { chosenGuide } from "./walk.ts";
import { walksOfSite } from "./walks-of-site.ts";

/** The origins of a site and of the floor that it is measured against. */
interface Origins {
  readonly site: string;
  readonly floor: string;
}

function startFloorOf({ catalogue, dataFolder }: Published) {
  const addresses = addressesIn(catalogue.language);
  const product = addresses.product(catalogue.products[0]?.slug ?? "");
  const links = [
    [addresses.home, "Home"],
    [addresses.shop, "Shop"],
    [addresses.guide(chosenGuide), "Guide"],
    [addresses.contact, "Contact"],
  ] as const;
  const prerendered = [...links.map(([address]) => address), product];
  const requested = kinds.map(({ address }) => address);
  const { documents, missing } = floorDocuments(catalogue, requested, links, prerendered);
  return startFloor(documents, missing, dataFolder);
}

/** Bytes of every kind of page, of the site and of the floor. */
async function weigh({ site, floor }: Origins): Promise<readonly Figure[]> {
  const addresses = kinds.map(({ address }) => address);
  return bytesFigures(await measureBytes(site, addresses), await measureBytes(floor, addresses));
}

/** Lighthouse on every kind of page and on its floor by turns, so that a busy moment meets both. */
async function audit({ site, floor }: Origins, rounds: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, address, missing = false } of kinds) {
    const least = await auditPage(floor + address, rounds, "speed");
    const audited = await auditPage(site + address, rounds, missing ? "speed" : "everything");
    figures.push(...lighthouseFigures(name, audited, least));
    if (audited.shortfalls.length > 0) {
      console.log(`  Lighthouse, ${name}, below 0.9: ${audited.shortfalls.join(", ")}`);
    }
  }
  return figures;
}

/** Presses on a slow line, in the site and in the floor. */
async function pressAll(
  { site, floor }: Origins,
  { catalogue }: Published,
  rounds: number,
): Promise<readonly Figure[]> {
  const pressed = await measurePresses(site, walksOfSite(catalogue), rounds);
  for (const [step, { by = "nothing", failed }] of pressed) {
    console.log(`  ${step}: answered by ${by}${failed > 0 ? `, failed ${failed} times` : ""}`);
  }
  return pressFigures(pressed, await measurePresses(floor, walksOfFloor(catalogue), rounds));
}

/** Where the bench comes by: the kinds of page, and what presses lead to. */
function visited({ catalogue }: Published): ReadonlySet<string> {
  const pressed = walksOfSite(catalogue).flatMap(({ from, steps }) => [
    from,
    ...steps.map(({ expect: { address = from } }) => address),
  ]);
  return new Set([...kinds.map(({ address }) => address), ...pressed]);
}

/** Measures every kind of page with so many products; waits for calm before what is timed. */
export async function measurePages(
  products: number,
  rounds: number,
  calm: () => Promise<void>,
): Promise<readonly Figure[]> {
  const published = await publishForBench(products);
  await finishPages(published.dataFolder, visited(published));
  const site = await startSite(serviceCommand, published.env);
  const floor = await startFloorOf(published);
  const origins = { site: site.origin, floor: `http://localhost:${floor.port}` };
  try {
    console.log("Counting bytes ...");
    const bytes = await weigh(origins);
    await calm();
    console.log("Auditing with Lighthouse ...");
    const audits = await audit(origins, rounds);
    await calm();
    console.log("Pressing ...");
    return [...bytes, ...audits, ...(await pressAll(origins, published, rounds))];
  } finally {
    await site.stop();
    await floor.stop();
  }
}
