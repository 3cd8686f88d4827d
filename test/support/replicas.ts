import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "#server/enquiries/open-store.ts";
import { createLog } from "#server/log.ts";
import { createReleaseSharing } from "#server/replicas/share-releases.ts";
import { startProcess, type RunningService } from "#test/support/process.ts";
import { keepFile, serveRelease, writeRelease } from "#test/support/release.ts";

/** Name of a file with a hash, such as `page-1a2b3c4d.css`. */
function hashedName(stem: string, number: number, ending: string): string {
  const hash = createHash("sha256").update(`${stem} ${number}`).digest("hex").slice(0, 8);
  return `${stem}${hash}${ending}`;
}

/** Addresses that a page of a release names. */
export function addressesOf(number: number) {
  return {
    style: `/assets/${hashedName("page-", number, ".css")}`,
    picture: `/pictures/${hashedName("hat.", number, "-640.avif")}`,
    product: `/products/new-${number}`,
  };
}

/** The computer that publishes, without a service of its own. */
export interface Publisher {
  /** Publishes a release whose pages name new files; they hold `release N`. */
  publish(number: number): Promise<void>;
  /** Serves an older release again. */
  rollBack(number: number): Promise<void>;
  readonly logged: readonly string[];
  stop(): Promise<void>;
}

/** Opens a data folder and shares its releases through the database. */
export async function startPublisher(dataFolder: string, databaseUrl: string): Promise<Publisher> {
  await mkdir(dataFolder, { recursive: true });
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line), Date.now);
  const database = await openDatabase({ dataFolder, databaseUrl }, "db/migrations", () => {});
  const sharing = createReleaseSharing({ database, dataFolder, log });
  sharing.start();
  return {
    logged,
    async publish(number) {
      const { style, picture } = addressesOf(number);
      await keepFile(dataFolder, style.slice(1), Buffer.from(`p { order: ${number} }`));
      await keepFile(dataFolder, picture.slice(1), Buffer.from(`picture ${number}`));
      const html = (title: string) =>
        `<!doctype html><title>${title}</title><link href="${style}"><img src="${picture}"><p>release ${number} ${"text ".repeat(200)}`;
      const products = Array.from({ length: number }, (_, index) => `/products/new-${index + 1}`);
      await writeRelease(dataFolder, number, {
        pages: [
          ...["/", "/shop", ...products].map((address) => ({ address, html: html(address) })),
          { address: "/404", html: html("404"), status: 404 },
        ],
      });
      await serveRelease(dataFolder, number);
    },
    rollBack: (number) => serveRelease(dataFolder, number),
    async stop() {
      await sharing.stop();
      await database.close();
    },
  };
}

/** Starts a replica with an empty folder of its own, or one that exists. */
export function startReplica(
  home: string,
  dataFolder: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningService> {
  return startProcess(home, { DATA_DIR: join(home, dataFolder), REPLICA: "1", ...env });
}
