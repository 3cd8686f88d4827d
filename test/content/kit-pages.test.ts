import { expect, test } from "vitest";
import { crewBounds, questionsOf } from "#domain/catalogue/kit.ts";
import { parseListAddress } from "#domain/quotation/list-address.ts";
import { attributesOf, rendered, textOf } from "#test/content/rendered.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";

const kitWords = words.pages.kits;
const trades = catalogue.kits?.trades ?? [];

/** Returns the lines that the page's link adds to a request. */
function linesIn(html: string) {
  const [link = ""] = attributesOf(html, "a", "href").filter((href) =>
    href.startsWith(addresses.requestWith("")),
  );
  const reading = parseListAddress(
    new URL(link, "http://site.invalid").searchParams.get("l") ?? "",
  );
  return reading.kind === "list" ? reading.lines : [];
}

test("every trade has a kit with a reason for each line, which can be requested", async () => {
  expect(trades.length).toBeGreaterThan(8);
  const links = attributesOf((await rendered(addresses.kits)).html, "a", "href");
  for (const { id, name, items } of trades) {
    expect(links).toContain(addresses.kit(id));
    const { status, html } = await rendered(addresses.kit(id));
    const text = textOf(html);
    expect(status).toBe(200);
    expect(text).toContain(kitWords.listFor(name, 10, 30));
    for (const { reason } of items) {
      expect(text).toContain(reason);
    }
    const rows = [...html.matchAll(/<tr>/g)].length - 1;
    expect(linesIn(html)).toHaveLength(rows);
  }
});

test("a request gets what the crew needs, with the quantity that can be ordered as a note", async () => {
  const { html } = await rendered(`${addresses.kit("welder")}&people=3&days=30`);
  const lines = new Map(linesIn(html).map((line) => [line.product, line]));
  expect(textOf(html)).toContain("Welders: 3 people, 30 working days");
  expect(lines.get("welding-gauntlets-type-a-cow-split")).toMatchObject({
    quantity: 3,
    note: "MOQ 54",
  });
  const exact = [...lines.values()].filter(({ note }) => note === undefined);
  expect(exact.length).toBeLessThan(lines.size);
});

test("a lane to close and paint to spray need a person", async () => {
  for (const [trade, answer] of [
    ["road-crew", "lane-yes"],
    ["painter", "paint-water-spray"],
  ] as const) {
    const { html } = await rendered(`${addresses.kit(trade)}&with=${answer}`);
    expect(textOf(html)).toMatch(/Send us the plan|safety data sheet names the filter/);
    expect(textOf(html)).not.toContain("Traffic Cone");
  }
});

test("the page names the needs for a person and the unanswered questions", async () => {
  for (const trade of trades) {
    const open = questionsOf(catalogue.kits ?? { base: [], trades: [], questions: [] }, trade);
    const text = textOf((await rendered(addresses.kit(trade.id))).html);
    for (const { question } of open.filter(({ required }) => required)) {
      expect(text).toContain(kitWords.unanswered(question));
    }
    for (const { id, stop } of open.flatMap(({ choices }) => choices)) {
      const page = stop && textOf((await rendered(`${addresses.kit(trade.id)}&with=${id}`)).html);
      expect(page ?? "").toContain(stop ?? "");
    }
  }
});

test.each([
  ["people=0&days=-3", 10, 30],
  ["people=ten&days=1.5", 10, 30],
  [`people=${crewBounds.people + 1}&days=1e9`, 10, 30],
  ["people=٢٥&days=", 25, 30],
  ["people=7&days=90&with=nothing,voltage-1000&with=%00", 7, 90],
])("a crew of %s is one of %i people for %i days", async (query, people, days) => {
  const { status, html } = await rendered(`${addresses.kit("electrician")}&${query}`);
  expect(status).toBe(200);
  expect(textOf(html)).toContain(kitWords.listFor("Electricians", people, days));
});

test("an unknown trade leads to the choice of trades", async () => {
  const { status, html } = await rendered(addresses.kit("astronaut"));
  expect(status).toBe(200);
  expect(attributesOf(html, "a", "href")).toContain(addresses.kit("welder"));
});
