import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
const day = 24 * 60 * 60_000;

describe.each(["sqlite", "postgres"] as const)("searches in the %s store", (kind) => {
  let service: Service;
  let time: number;
  beforeEach(async (context) => {
    time = Date.parse("2026-11-29T09:00:00Z");
    const server = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    service = await startService({ ...server, clock: { now: () => time } });
  });
  afterEach(() => service.close());

  const search = (path: string) => fetch(`${service.url}${path}`);
  const stored = async () => {
    await service.queryLog.pass();
    return service.database.read((session) =>
      session.query("select day, query, searches from query_count order by day, query"),
    );
  };

  test("are counted by day and words alone", async () => {
    await search("/shop?q=Nitrile+gloves");
    await search("/shop?q=nitrile%20%20gloves");
    await search("/shop?q=%D8%AE%D9%88%D8%B0%D8%A9");
    await stored();
    await search("/shop?q=nitrile+gloves");
    expect(await stored()).toEqual([
      { day: "2026-11-29", query: "nitrile gloves", searches: 3 },
      { day: "2026-11-29", query: "خوذة", searches: 1 },
    ]);
  });

  test("are not counted where they name a person, or nobody sent them", async () => {
    await search("/shop?q=sara%40example.com");
    await search("/suggestions?q=glo");
    await search("/shop");
    await fetch(`${service.url}/shop?q=gloves`, { method: "HEAD" });
    expect(await stored()).toEqual([]);
  });

  test("are removed after 90 days", async () => {
    await search("/shop?q=gloves");
    expect(await stored()).toHaveLength(1);
    time += 90 * day;
    expect(await stored()).toHaveLength(1);
    time += day;
    expect(await stored()).toHaveLength(0);
  });

  test("take no more than 2,000 rows a day", async () => {
    for (let start = 0; start < 2400; start += 400) {
      for (let index = start; index < start + 400; index += 1) {
        service.queryLog.count(`query ${index}`);
      }
      await service.queryLog.pass();
    }
    service.queryLog.count("query 7");
    const rows = await stored();
    expect(rows).toHaveLength(2000);
    expect(rows).toContainEqual({ day: "2026-11-29", query: "query 7", searches: 2 });
  });
});
