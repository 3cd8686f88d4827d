import { addressesIn } from "#addresses";
import { serviceCommand } from "#tools/service-command.ts";
import type { Figure } from "#bench/figures.ts";
import { finishPages } from "#bench/finish.ts";
import { floorDocuments } from "#bench/floor/floor-pages.ts";
import { walksOfFloor } from "#bench/floor/walks-of-floor.ts";
import { startFloor } from "#bench/floor/floor-site.ts";
import { kinds } from "#bench/kinds.ts";
import { openEdge, type Edge } from "#bench/line/edge-process.ts";
import { slow4g, type Line } from "#bench/line/line.ts";
import { startSite } from "#bench/processes.ts";
import { publishForBench, sitePort, type Published } from "#bench/published.ts";
import { auditPage } from "./lighthouse.ts";
import { bytesFigures, lighthouseFigures, pressFigures } from "./page-figures.ts";
import { measureBytes } from "./bytes.ts";
import { measurePresses } from "./presses.ts";
import { chosenGuide } from "./walk.ts";
import { walksOfSite } from "./walks-of-site.ts";

const floorPort = sitePort + 1;

/** The ports of a site and of the floor that it is measured against. */
interface Ports {
  readonly ours: number;
  readonly floor: number;
}

async function behindEdges<Result>(
  ports: Ports,
  line: Line | undefined,
  measure: (ours: Edge, floor: Edge) => Promise<Result>,
): Promise<Result> {
  const ours = await openEdge(sitePort, ports.ours, line);
  const floor = await openEdge(floorPort, ports.floor, line);
  try {
    return await measure(ours, floor);
  } finally {
    await ours.stop();
    await floor.stop();
  }
}

function startFloorOf({ catalogue, dataFolder }: Published) {
  const at = addressesIn(catalogue.language);
  const product = at.product(catalogue.products[0]?.slug ?? "");
  const links = [
    [at.home, "Home"],
    [at.shop, "Shop"],
    [at.guide(chosenGuide), "Guide"],
    [at.contact, "Contact"],
  ] as const;
  const prerendered = [...links.map(([address]) => address), product];
  const asked = kinds.map(({ address }) => address);
  const { documents, missing } = floorDocuments(catalogue, asked, links, prerendered);
  return startFloor(documents, missing, dataFolder);
}

/** Bytes of every kind of page, of ours and of the floor. */
function weigh(ports: Ports): Promise<readonly Figure[]> {
  const addresses = kinds.map(({ address }) => address);
  return behindEdges(ports, undefined, async (ours, floor) =>
    bytesFigures(await measureBytes(ours, addresses), await measureBytes(floor, addresses)),
  );
}

/** Lighthouse on every kind of page and on its floor by turns, so that a busy moment meets both. */
function audit(ports: Ports, rounds: number): Promise<readonly Figure[]> {
  return behindEdges(ports, undefined, async (ours, floor) => {
    const figures: Figure[] = [];
    for (const { name, address, missing = false } of kinds) {
      const least = await auditPage(floor.origin + address, rounds, "speed");
      const own = await auditPage(ours.origin + address, rounds, missing ? "speed" : "everything");
      figures.push(...lighthouseFigures(name, own, least));
      if (own.shortfalls.length > 0) {
        console.log(`  Lighthouse, ${name}, below 0.9: ${own.shortfalls.join(", ")}`);
      }
    }
    return figures;
  });
}

/** Presses behind a slow line, in ours and in the floor. */
function pressAll(
  ports: Ports,
  { catalogue }: Published,
  rounds: number,
): Promise<readonly Figure[]> {
  return behindEdges(ports, slow4g, async (ours, floor) => {
    const own = await measurePresses(ours.origin, walksOfSite(catalogue), rounds);
    for (const [step, { by = "nothing", failed }] of own) {
      console.log(`  ${step}: answered by ${by}${failed > 0 ? `, failed ${failed} times` : ""}`);
    }
    return pressFigures(own, await measurePresses(floor.origin, walksOfFloor(catalogue), rounds));
  });
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
  const site = await startSite(serviceCommand, { ...published.env, HOST: "127.0.0.1" });
  const floor = await startFloorOf(published);
  const ports = { ours: site.port, floor: floor.port };
  try {
    console.log("Counting bytes ...");
    const bytes = await weigh(ports);
    await calm();
    console.log("Auditing with Lighthouse ...");
    const audits = await audit(ports, rounds);
    await calm();
    console.log("Pressing ...");
    return [...bytes, ...audits, ...(await pressAll(ports, published, rounds))];
  } finally {
    await site.stop();
    await floor.stop();
  }
}
