import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import type { RowsReading } from "#reading/rows/read-rows.ts";
import { createSite } from "#site/render.tsx";
import { createRenderingAllowance, usualAllowance } from "#server/http/rendering-allowance.ts";
import { addresses as pages, site as demonstration, words } from "#test/support/demonstration.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { startService, unmetered, type Service } from "#test/support/service.ts";

const { message: _, ...buyer } = goodEnquiry;
const { render } = createSite(demonstration);

const texts = words.contact.request;
let site: Service;
beforeAll(async () => {
  site = await startService({ render, allowance: unmetered });
});
afterAll(() => site.close());

const post = (fields: Readonly<Record<string, string>>, accept = "text/html", path = "/request") =>
  fetch(`${site.url}${path}`, {
    method: "POST",
    headers: { accept },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

async function read(rows: string): Promise<RowsReading> {
  const answer = await post({ rows }, "application/json");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  return answer.json();
}

/** The fields of the form on a page as a browser sends them. */
function fieldsOf(html: string): Record<string, string> {
  const plain = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  const fields: Record<string, string> = {};
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    const isTaken = !/type="(?:radio|checkbox|file)"/.test(input) || /\schecked=""/.test(input);
    if (name !== undefined && /^(?:line|sizes|quantity)\./.test(name) && isTaken) {
      fields[name] = plain(/value="([^"]*)"/.exec(input)?.[1] ?? "");
    }
  }
  return fields;
}

describe("rows that are posted to /request", () => {
  test("are answered as data with products, sizes and quantities, and nothing is kept", async () => {
    const { rows } = await read(
      "HP-001\t50\tEA\nFP002 steel toe boots 42x10 43x12\t\t\nOffice chair\t3\tEA",
    );
    expect(rows.map(({ certainty, quantity, sizes }) => [certainty, quantity, sizes])).toEqual([
      ["sure", "50", ""],
      ["sure", "", "42x10 43x12"],
      ["none", "3", ""],
    ]);
    expect((await site.store.counts()).enquiries).toBe(0);
  });

  test("are answered without script as a form, which sends what was looked through", async () => {
    const rows = "HP-001\t50\nSafety goggles\tten\nOffice chair\t3";
    const page = await post({ rows, name: 'Sara "S" Ali', language: "en", city: "Yanbu" });
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("Sara &quot;S&quot; Ali");
    expect(html).toContain('value="Yanbu"');
    const fields = fieldsOf(html);
    expect(JSON.parse(fields["line.0"] ?? "")).toMatchObject({ code: "HP001", unit: "each" });
    expect(JSON.parse(fields["line.1"] ?? "")).toEqual({ text: "Safety goggles | ten", note: "" });
    const more = await post({ ...fields, rows: "Ear plugs: 200" });
    const all = fieldsOf(await more.text());
    expect(Object.keys(all).filter((name) => name.startsWith("line."))).toHaveLength(4);
    const sent = await post(
      { ...buyer, ...all, language: "en" },
      "text/html",
      addresses.sendRequest,
    );
    expect(sent.status).toBe(303);
    const [, reference = ""] = /sent=([^&]+)/.exec(sent.headers.get("location") ?? "") ?? [];
    const kept = await site.desk.find(reference);
    expect(kept?.request?.lines).toEqual([
      expect.objectContaining({ code: "HP001", quantity: 50, unit: "each" }),
      expect.objectContaining({ text: "Safety goggles | ten", note: "ten" }),
      expect.objectContaining({ text: "Office chair | 3", quantity: 3 }),
      expect.objectContaining({ text: "Ear plugs: 200", quantity: 200 }),
    ]);
  });

  test("are sent unread with the sizes and quantities that they say", async () => {
    const rows = "Boots 42x10 43x12\nخوذات عدد ٢٠";
    const sent = await post({ ...buyer, rows, language: "en" }, "text/html", addresses.sendRequest);
    const [, reference = ""] = /sent=([^&]+)/.exec(sent.headers.get("location") ?? "") ?? [];
    expect((await site.desk.find(reference))?.request?.lines).toEqual([
      {
        text: "Boots 42x10 43x12",
        sizes: [
          { size: "42", quantity: 10 },
          { size: "43", quantity: 12 },
        ],
        quantity: 22,
      },
      { text: "خوذات عدد ٢٠", sizes: [], quantity: 20 },
    ]);
  });

  test("beyond 500, and those too long for a line, are given back", async () => {
    const many = Array.from({ length: 10_000 }, (_row, at) => `Kneeling mats ${at}`).join("\n");
    const { rows, tooMany, left } = await read(many);
    expect([rows.length, tooMany]).toEqual([500, 9500]);
    expect(left.split("\r\n")).toHaveLength(9500);
    const long = await read(`Gloves: 20\n${"x".repeat(700_000)}`);
    expect([long.rows.length, long.tooLong, long.left.length]).toEqual([1, 1, 700_000]);
  });

  test.each([
    ["a body of two megabytes", { rows: "x".repeat(2 * 1024 * 1024) }, 413],
    ["nothing", {}, 200],
    ["markup", { rows: "<script>alert(1)</script>\t5\n</textarea>\t6" }, 200],
    [
      "letters that turn the text round",
      { rows: "\u202Egnirts\u202C gloves\t5\n\u0000\u0001\t6" },
      200,
    ],
    ["formulas", { rows: '=HYPERLINK("http://x")\t5\n+1+1\t6' }, 200],
    ["forged lines", { "line.0": '{"product":7}', "line.499": "x", "line.500": "y" }, 200],
    ["quotes that nothing closes", { rows: '"\n'.repeat(20_000) }, 200],
    ["tabs alone", { rows: "\t".repeat(50_000) }, 200],
    ["lines that take back", { rows: "cancel the gloves\n".repeat(20_000) }, 200],
    ["goods that run on", { rows: `Item\tQty\n${"with x\t\n".repeat(20_000)}` }, 200],
    ["sizes without goods", { rows: "40 - 6\n".repeat(40_000) }, 200],
    ["colours in a long line", { rows: "helmets white 30, blue ".repeat(20_000) }, 200],
    [
      "fields in a long line",
      { rows: `${"Item: x, Qty: 2, ".repeat(20_000)}\nItem: y, Qty: 3` },
      200,
    ],
  ])("are answered where they are %s", async (_name, fields, status) => {
    const answer = await post(fields);
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("\u0000");
  });

  test("are taken by POST alone, and no other page takes any", async () => {
    const refused = await fetch(`${site.url}/request`, { method: "PUT" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect((await post({ rows: "HP001" }, "text/html", "/shop")).status).toBe(405);
  });
});

test.each([
  ["is cut in the middle", "1.2.vented-hard-hat-type-1*50_HP0", texts.lost(1)],
  ["is of another version", "9.1.HP001_", texts.unreadable],
  ["is forged", "1.1.%3Cscript%3E*-5_", texts.lost(1)],
  ["is none", "hat", texts.unreadable],
])("a list in an address that %s is answered with a sentence", async (_name, list, said) => {
  const answer = await fetch(`${site.url}${pages.requestWith(list)}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(said);
});

test("a list in an address of 100,000 characters is refused, and nothing breaks", async () => {
  expect((await fetch(`${site.url}${pages.requestWith("x".repeat(9000))}`)).status).toBe(200);
  const answer = await fetch(`${site.url}${pages.requestWith("x".repeat(100_000))}`);
  expect(answer.status).toBe(431);
  expect(await answer.text()).not.toBe("");
});

test("the sixty rows fit the form of a browser without script", async () => {
  const rows = readFileSync("test/rules/pasted-rows.tsv", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t").slice(1, 5).join("\t"))
    .join("\n");
  const html = await (await post({ rows })).text();
  const fields = fieldsOf(html);
  expect(Object.keys(fields).filter((name) => name.startsWith("line."))).toHaveLength(60);
});

test.each([
  [1, 1, "\n"],
  [60, 1, "\n"],
  [61, 2, "\n"],
  [61, 2, "\r"],
  [61, 2, "\r\n"],
  [5000, 9, "\n"],
  [5000, 9, "\r"],
])("%i rows count as pages that are made: %i (ended by %j)", async (rows, expected, end) => {
  const asked: (number | undefined)[] = [];
  const own = await startService({
    allowance: {
      ask(_networks, cost) {
        asked.push(cost);
        return { granted: true };
      },
    },
  });
  try {
    const body = new URLSearchParams({
      rows: Array.from({ length: rows }, () => "HP001").join(end),
    });
    await fetch(`${own.url}/request`, { method: "POST", body });
    expect(asked).toEqual([expected]);
  } finally {
    await own.close();
  }
});

test("reads rows for a sender who waits as long as Retry-After says", async () => {
  let now = 0;
  const allowance = createRenderingAllowance(usualAllowance, () => now);
  const own = await startService({ allowance });
  const send = async () => {
    const body = new URLSearchParams({ rows: "HP001\n".repeat(500) });
    return fetch(`${own.url}/request`, { method: "POST", body });
  };
  try {
    const statuses = [await send(), await send(), await send()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await send();
    expect(refused.status).toBe(429);
    now += 1000 * Number(refused.headers.get("retry-after"));
    expect((await send()).status).toBe(200);
  } finally {
    await own.close();
  }
});
