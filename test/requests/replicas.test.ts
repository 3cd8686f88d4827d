import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#server/enquiries/open-store.ts";
import { openSiteSharing } from "#tools/share-site.ts";
import { makeHome, startProcess, type RunningService } from "#test/support/process.ts";
import { addressesOf, startPublisher, startReplica } from "#test/support/replicas.ts";
import { ask, eventually } from "#test/support/requests.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

let home: Awaited<ReturnType<typeof makeHome>>;
const services: RunningService[] = [];
beforeEach(async () => {
  home = await makeHome();
});
afterEach(async () => {
  for (const service of services.splice(0)) {
    service.process.kill("SIGKILL");
    await service.ended;
  }
  await home.remove();
});

async function replica(name: string, databaseUrl: string): Promise<RunningService> {
  const service = await startReplica(home.folder, name, { DATABASE_URL: databaseUrl });
  services.push(service);
  return service;
}

async function pageOf({ url }: RunningService, address = "/"): Promise<string> {
  return (await ask(url, address)).body.toString();
}

const shows = (service: RunningService, number: number) =>
  eventually(async () => (await pageOf(service)).includes(`release ${number} `));

test("a fresh replica with an empty disk serves the current release and its files", async (context) => {
  const databaseUrl = await postgres(context).database();
  const publisher = await startPublisher(join(home.folder, "office"), databaseUrl);
  await publisher.publish(1);
  await publisher.publish(2);
  const service = await replica("one", databaseUrl);
  await shows(service, 2);
  const { style, picture, product } = addressesOf(2);
  for (const address of [style, picture, product, addressesOf(1).style]) {
    expect((await ask(service.url, address)).status).toBe(200);
  }
  await publisher.rollBack(1);
  await shows(service, 1);
  expect((await ask(service.url, product)).status).toBe(404);
  await publisher.stop();
});

test("files of a release that another replica serves already are found at once", async (context) => {
  const databaseUrl = await postgres(context).database();
  const publisher = await startPublisher(join(home.folder, "office"), databaseUrl);
  await publisher.publish(1);
  const [first, second] = [await replica("one", databaseUrl), await replica("two", databaseUrl)];
  for (let number = 2; number <= 4; number += 1) {
    await publisher.publish(number);
    await shows(first, number);
    const { style, picture, product } = addressesOf(number);
    for (const address of [style, picture, product]) {
      expect((await ask(second.url, address)).status).toBe(200);
    }
  }
  await publisher.stop();
});

test("a replica that is cut off serves on, and catches up", async (context) => {
  const server = postgres(context);
  const databaseUrl = await server.database();
  const publisher = await startPublisher(join(home.folder, "office"), databaseUrl);
  await publisher.publish(1);
  const service = await replica("one", databaseUrl);
  await server.stop();
  await publisher.publish(2);
  expect(await pageOf(service)).toContain("release 1 ");
  expect((await ask(service.url, "/assets/nothing-abcd1234.css")).status).toBe(404);
  await eventually(async () => publisher.logged.join("\n").includes("release not shared"));
  await server.start();
  await shows(service, 2);
  await publisher.stop();
}, 60_000);

test("a damaged file of the cache is fetched again at the start", async (context) => {
  const databaseUrl = await postgres(context).database();
  const publisher = await startPublisher(join(home.folder, "office"), databaseUrl);
  await publisher.publish(1);
  const first = await replica("one", databaseUrl);
  first.process.kill("SIGKILL");
  await first.ended;
  const cache = join(home.folder, "one", "replica");
  const [name = ""] = readdirSync(join(cache, "releases")).filter((entry) => entry !== "current");
  const page = join(cache, "releases", name, "site/pages/0.html");
  writeFileSync(page, "\0".repeat(readFileSync(page).length));
  const style = join(cache, "kept", addressesOf(1).style);
  writeFileSync(style, "");
  const second = await replica("one", databaseUrl);
  expect(await pageOf(second)).toContain("release 1 ");
  expect((await ask(second.url, addressesOf(1).style)).body.toString()).toContain("order: 1");
  await publisher.stop();
});

test("releases that are removed from the disk leave the database, with their files", async (context) => {
  const databaseUrl = await postgres(context).database();
  const office = join(home.folder, "office");
  const publisher = await startPublisher(office, databaseUrl);
  await publisher.publish(1);
  await publisher.publish(2);
  const place = { dataFolder: office, databaseUrl };
  const database = await openDatabase(place, "db/migrations", () => {});
  const count = async (table: string) => {
    const [row] = await database.read((session) =>
      session.query(`select count(*)::int as rows from published.${table}`),
    );
    return row?.["rows"];
  };
  await eventually(async () => (await count("release")) === 2);
  const before = Number(await count("object"));
  await rm(join(office, "releases/1"), { recursive: true });
  await eventually(async () => (await count("release")) === 1);
  await eventually(async () => Number(await count("object")) < before);
  await database.close();
  await publisher.stop();
});

test("a second computer does not publish into the same database while the first one does", async (context) => {
  const databaseUrl = await postgres(context).database();
  const publisher = await startPublisher(join(home.folder, "office"), databaseUrl);
  await publisher.publish(1);
  await eventually(async () => publisher.logged.some((line) => line.includes("release shared")));
  const place = { dataFolder: join(home.folder, "second"), databaseUrl };
  expect(await openSiteSharing(place)).toMatchObject({
    ok: false,
    reason: expect.stringContaining("Another computer publishes into DATABASE_URL."),
  });
  await publisher.stop();
  const database = await openDatabase(place, "db/migrations", () => {});
  const forgetHour =
    "update published.current set publisher_seen_at = now() - interval '1 hour' where id = 1";
  await database.transaction((session) => session.query(forgetHour));
  await database.close();
  const second = await openSiteSharing(place);
  expect(second.ok).toBe(true);
  expect(readFileSync(join(place.dataFolder, "releases/current"), "utf8")).toBe("1\n");
  expect(existsSync(join(place.dataFolder, "releases/1/release.json"))).toBe(true);
  await (second.ok && second.stop());
});

test("a replica without DATABASE_URL is refused in words", async () => {
  await expect(startProcess(home.folder, { REPLICA: "1" })).rejects.toThrow(
    /REPLICA needs DATABASE_URL, the PostgreSQL that holds the published site/,
  );
});
