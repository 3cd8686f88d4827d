import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { placesIn } from "#publishing/places.ts";
import {
  currentRelease,
  findReleases,
  hasWholeFiles,
  readRelease,
  type Release,
} from "#publishing/releases.ts";
import { openReleaseCopies } from "#server/replicas/copy-releases.ts";
import { readState } from "#server/replicas/published-rows.ts";
import { openDatabase } from "#server/enquiries/open-store.ts";
import { onGround, type Fault } from "#test/faults/world.ts";
import { bareEnvironment } from "#test/support/process.ts";
import { makePublishingHome, type PublishingHome } from "#test/support/published-site.ts";

const cap = "products/bump-cap-baseball-style/product.yaml";

async function isWhole(release: Release | undefined): Promise<boolean> {
  const read = release && (await readRelease(release));
  return read !== undefined && hasWholeFiles(read);
}

/** Starts a publish in a process of its own. */
function startPublish(home: PublishingHome, databaseUrl: string | undefined) {
  const script = resolve("test/faults/publish-process.ts");
  const env = {
    ...bareEnvironment(),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, home.folder], {
    stdio: "ignore",
    env,
  });
}

/** Tells if a replica can copy the release that the rows name; true while they name none. */
async function isShared(databaseUrl: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "copy-"));
  const database = await openDatabase(
    { dataFolder: folder, databaseUrl },
    "db/migrations",
    () => {},
  );
  try {
    const { release } = await database.read(readState);
    const copies = openReleaseCopies(database, folder);
    await copies.copyShared();
    await (release && copies.copyRelease(release, "1"));
    return true;
  } catch {
    return false;
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Kills publishing and sharing at moments that are spread over their whole duration. */
export const killPublish: Fault = {
  name: "publish killed at every step",
  stores: ["embedded", "postgres"],
  make: (world) =>
    onGround(world, async ({ env }) => {
      const kills = world.short ? 3 : 20;
      const databaseUrl = env["DATABASE_URL"];
      const home = await makePublishingHome();
      const places = placesIn(home.data);
      let damaged = 0;
      let notShared = 0;
      try {
        const start = performance.now();
        await once(startPublish(home, databaseUrl), "close");
        const duration = performance.now() - start;
        for (let kill = 1; kill <= kills; kill += 1) {
          await home.edit(cap, /amount: [\d.]+/, `amount: ${400 + kill}`);
          const publishing = startPublish(home, databaseUrl);
          const ended = once(publishing, "close");
          await sleep((duration * kill) / kills);
          publishing.kill("SIGKILL");
          await ended;
          const release = await currentRelease(places);
          damaged += (await isWhole(release)) ? 0 : 1;
          notShared += databaseUrl === undefined || (await isShared(databaseUrl)) ? 0 : 1;
        }
        await home.edit(cap, /amount: [\d.]+/, "amount: 399");
        await once(startPublish(home, databaseUrl), "close");
        const release = await currentRelease(places);
        const newest = (await findReleases(places)).at(-1);
        return {
          counted: { kills, "milliseconds of a publish": Math.round(duration) },
          broken: {
            "current release damaged": damaged,
            "rows without a whole release": notShared,
            "not published afterwards":
              release?.number === newest?.number && (await isWhole(release)) ? 0 : 1,
          },
        };
      } finally {
        await home.remove();
      }
    }),
};
