import { addressIn } from "#addresses";
import { serviceCommand } from "#tools/service-command.ts";
import { figure, type Figure } from "./figures.ts";
import { finishPages } from "./finish.ts";
import { kinds as all } from "./kinds.ts";
import { measureBytes } from "./pages/bytes.ts";
import { auditPage } from "./pages/lighthouse.ts";
import { startSite } from "./processes.ts";
import { ownCount, publishForBench } from "./published.ts";

/** How many times what the English page takes. */
const goal = { timesFloor: 1.1 };

/**
 * Measures each kind of page in Arabic, its English form as the floor: bytes until it is idle, without the pages
 * that are fetched ahead, and when Lighthouse says that the largest part was painted; medians.
 */
export async function measureLanguages(
  rounds: number,
  calm: () => Promise<void>,
): Promise<readonly Figure[]> {
  const kinds = all.filter(({ missing = false }) => !missing);
  const english = kinds.map(({ address }) => address);
  const pages = [...english, ...english.map((address) => addressIn("ar", address))];
  const published = await publishForBench(ownCount);
  await finishPages(published.dataFolder, new Set(pages));
  const site = await startSite(serviceCommand, published.env);
  const figures: Figure[] = [];
  try {
    const bytes = await measureBytes(site.origin, pages);
    const ownBytes = (page: string) => {
      const counted = bytes.get(page);
      return counted && counted.all - counted.of["fetched ahead"];
    };
    for (const { name, address } of kinds) {
      const pair = [ownBytes(addressIn("ar", address)), ownBytes(address)] as const;
      figures.push(figure(`${name} in Arabic: bytes`, "kB", pair, goal));
    }
    await calm();
    for (const { name, address } of kinds) {
      const floor = await auditPage(site.origin + address, rounds, "speed");
      const arabic = await auditPage(site.origin + addressIn("ar", address), rounds, "speed");
      const pair = [arabic.largestPaint, floor.largestPaint] as const;
      figures.push(figure(`${name} in Arabic: LCP`, "ms", pair, goal));
    }
  } finally {
    await site.stop();
  }
  return figures;
}
