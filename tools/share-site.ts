import { openDatabase } from "#server/enquiries/open-store.ts";
import { createLog, tellError } from "#server/log.ts";
import { copyName, openReleaseCopies } from "#server/replicas/copy-releases.ts";
import { currentFolder } from "#server/releases/find-releases.ts";
import { claimPublishing, listShared, readState } from "#server/replicas/published-rows.ts";
import { createReleaseSharing, publisherName } from "#server/replicas/share-releases.ts";
import type { StoreSettings } from "#settings";

/** Sharing of the published site with replicas, or the reason why this computer must not publish. */
type SiteSharing =
  | { readonly ok: true; start(): void; stop(): Promise<void> }
  | { readonly ok: false; readonly reason: string };

/**
 * Opens the rows of the published site. Where another computer published before, or nothing lies on this disk, its
 * releases are copied to this disk first, so that publishing goes on from there.
 */
export async function openSiteSharing(settings: StoreSettings): Promise<SiteSharing> {
  const { dataFolder } = settings;
  const log = createLog((line) => process.stdout.write(`${line}\n`), Date.now);
  const database = await openDatabase(settings, "db/migrations", (error) =>
    log.error("database connection lost", { reason: tellError(error) }),
  );
  const claimed = await claimPublishing(database, await publisherName(dataFolder));
  if (claimed === "taken") {
    await database.close();
    const reason =
      "Another computer publishes into DATABASE_URL. Set REPLICA=1 on this one, or stop the other and start " +
      "again after a minute.";
    return { ok: false, reason };
  }
  const isEmpty = (await currentFolder(dataFolder)) === undefined;
  if (isEmpty || claimed === "taken-over") {
    await copyPublished();
  }
  const sharing = createReleaseSharing({ database, dataFolder, log });

  async function copyPublished(): Promise<void> {
    const { release } = await database.read(readState);
    const copies = openReleaseCopies(database, dataFolder);
    const rows = await database.read(listShared);
    if (release === undefined) {
      return;
    }
    await copies.copyShared();
    await copies.removeOthers([]);
    for (const row of rows) {
      await copies.copyRelease(row, String(row.number));
    }
    await copies.serve(String(release.number));
    log.info("releases taken over", { releases: rows.length, current: copyName(release) });
  }

  return {
    ok: true,
    start: () => sharing.start(),
    async stop() {
      await sharing.stop();
      await database.close();
    },
  };
}
