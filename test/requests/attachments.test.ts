import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { attachmentLimits } from "#domain/enquiry/attachment.ts";
import { runDesk } from "#server/desk/commands.ts";
import { copyEnquiries, digestOf } from "#server/enquiries/copy.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { formWith, longPdf, samples } from "#test/support/files.ts";
import { eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

type NamedFile = readonly [name: string, content: Buffer];

const { message: _, ...buyer } = goodEnquiry;
const request = { ...buyer, lines: [{ text: "Safety helmets", quantity: 40 }] };
const day = 24 * 60 * 60_000;
const noon = Date.UTC(2026, 10, 22, 12);
let now = noon;
const clock = { now: () => now };

let site: Service;
beforeEach(() => {
  now = noon;
});
afterEach(() => site.close());

const upload = (files: readonly NamedFile[], headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${site.url}${addresses.uploadFiles}`, {
    method: "POST",
    body: formWith({}, files),
    headers,
  });

async function tokensOf(...files: readonly NamedFile[]): Promise<readonly string[]> {
  const answer = await upload(files);
  expect(answer.status).toBe(201);
  const { attachments } = await answer.json();
  return attachments.map(({ token }: { token: string }) => token);
}

const send = (attachments: unknown, change: object = {}, headers?: Record<string, string>) =>
  postJson(`${site.url}${addresses.sendRequest}`, { ...request, attachments, ...change }, headers);

const countOf = async (table: string) => {
  const [row] = await site.database.read((session) =>
    session.query(`select count(*) as count from ${table}`),
  );
  return row?.["count"];
};

async function contentOf(id: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of site.attachments.read(id)) {
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const postgres = sharePostgres();

describe.each(["embedded", "PostgreSQL"])("files of a request (%s store)", (kind) => {
  beforeEach(async (context) => {
    site = await startService(
      kind === "embedded" ? { clock } : { clock, databaseUrl: await postgres(context).database() },
    );
  });

  test("are stored with it as they were sent, and named in its letter", async () => {
    const drawing = longPdf(3_000_000);
    const tokens = await tokensOf(["مخطط.pdf", drawing], ["logo.png", samples.png]);
    const answer = await send(tokens);
    expect(answer.status).toBe(201);
    const { reference } = await answer.json();
    const stored = await site.desk.find(reference);
    expect(stored?.files).toMatchObject([
      { name: "مخطط.pdf", mediaType: "application/pdf", bytes: 3_000_000, purpose: "request" },
      { name: "logo.png", mediaType: "image/png" },
    ]);
    expect((await contentOf(stored?.files[0]?.id ?? "")).equals(drawing)).toBe(true);
    await site.delivery.pass();
    const [letter] = await site.letters();
    for (const text of [letter?.text, letter?.html]) {
      expect(text).toContain("مخطط.pdf (3.0 MB)");
      expect(text).toContain(`https://office.example/enquiries/${reference}`);
    }
  });

  test("stay when the request is repeated, also with files that were uploaded again", async () => {
    const tokens = await tokensOf(["boq.csv", samples.csv]);
    const first = await (await send(tokens)).json();
    const same = await send(tokens);
    expect(same.headers.get("idempotent-replayed")).toBe("true");
    const anew = await send(await tokensOf(["boq.csv", samples.csv]));
    expect([(await same.json()).reference, (await anew.json()).reference]).toEqual([
      first.reference,
      first.reference,
    ]);
    const other = await send(await tokensOf(["boq.csv", Buffer.from("Other,1\n")]));
    expect((await other.json()).reference).not.toBe(first.reference);
    expect((await site.desk.find(first.reference))?.files).toHaveLength(1);
  });

  test("belong to one request", async () => {
    const tokens = await tokensOf(["boq.csv", samples.csv]);
    expect((await send(tokens)).status).toBe(201);
    const stolen = await send(tokens, { name: "Somebody Else" });
    expect(stolen.status).toBe(422);
    expect((await stolen.json()).errors).toMatchObject([
      { field: "attachments.0", problem: "gone" },
    ]);
    expect((await site.store.counts()).enquiries).toBe(1);
  });

  test("go with the enquiry: copied, exported, erased", async () => {
    const { reference } = await (await send(await tokensOf(["a.pdf", samples.pdf]))).json();
    const place = { dataFolder: `${site.folder}/copy` };
    const target = await openStore(place, "db/migrations", () => {});
    await copyEnquiries(site.database, target.database);
    expect(await digestOf(target.database)).toEqual(await digestOf(site.database));
    await target.database.close();
    expect((await runDesk(site.desk, ["export"], now)).output).toContain('"a.pdf"');
    expect((await runDesk(site.desk, ["show", reference], now)).output).toContain("a.pdf (1 kB)");
    await site.desk.erase({ reference });
    expect([await countOf("attachment"), await countOf("attachment_part")]).toEqual([0, 0]);
  });

  test("are removed with the enquiry after its retention", async () => {
    await send(await tokensOf(["a.pdf", samples.pdf]));
    await site.delivery.pass();
    now += 370 * day;
    await postJson(site.endpoint, goodEnquiry);
    await site.housekeeping.pass();
    expect([await countOf("attachment"), await countOf("attachment_part")]).toEqual([0, 0]);
  });

  test("are removed after a day where no request claims them, and a late request says so", async () => {
    const tokens = await tokensOf(["a.pdf", samples.pdf]);
    now += day - 1000;
    await site.housekeeping.pass();
    expect(await countOf("attachment")).toBe(1);
    now += 2000;
    await site.housekeeping.pass();
    expect([await countOf("attachment"), await countOf("attachment_part")]).toEqual([0, 0]);
    const late = await send(tokens);
    expect(late.status).toBe(422);
    expect((await late.json()).detail).toBe("A file is no longer kept. Please attach it again.");
  });
});

describe("an upload", () => {
  beforeEach(async () => {
    site = await startService({ clock, settings: { siteUrl: "https://supplier.example" } });
  });

  test.each([
    ["a workbook", "prices.xlsx", samples.workbook, "prices.xlsx"],
    ["text with the name of a table", "boq.csv", samples.csv, "boq.csv"],
    ["text in UTF-16", "boq.csv", Buffer.from("\uFEFFa,b\n", "utf16le"), "boq.csv"],
    ["a picture with another ending", "photo.pdf", samples.png, "photo.pdf.png"],
    ["a name with folders and marks", "..\\..\\a\u202Efdp.pdf", samples.pdf, "a_fdp.pdf"],
  ])("takes %s", async (_what, name, content, stored) => {
    const answer = await upload([[name, content]]);
    expect(answer.status).toBe(201);
    expect((await answer.json()).attachments).toMatchObject([{ name: stored }]);
  });

  test.each([
    ["HTML with the name of a PDF", "offer.pdf", samples.html],
    ["HTML with the name of a table", "offer.csv", samples.html],
    ["text with the name of a PDF", "offer.pdf", samples.csv],
    ["a program with the name of a picture", "photo.jpg", samples.program],
    ["an archive that is no workbook", "prices.xlsx", samples.archive],
    ["a drawing with scripts", "logo.svg", Buffer.from("<svg onload='x()'/>")],
  ])("refuses %s by its content", async (_what, name, content) => {
    const answer = await upload([[name, content]]);
    expect(answer.status).toBe(422);
    const { errors } = await answer.json();
    expect(errors).toEqual([
      {
        field: "files.0",
        problem: "kind",
        detail: `${name} is not a PDF, picture or spreadsheet.`,
      },
    ]);
    expect(await countOf("attachment_part")).toBe(0);
  });

  test("refuses what is too large, too much together, too many, and empty", async () => {
    const limit = attachmentLimits.bytes;
    const half = longPdf(limit / 2);
    expect((await upload([["a.pdf", longPdf(limit)]])).status).toBe(201);
    for (const [files, problem] of [
      [[["a.pdf", longPdf(limit + 1)]], "too-large"],
      [
        [
          ["a.pdf", half],
          ["b.pdf", half],
          ["c.pdf", samples.pdf],
        ],
        "too-large",
      ],
      [Array.from({ length: 4 }, (): NamedFile => ["a.pdf", samples.pdf]), "too-many"],
      [[["a.pdf", Buffer.alloc(0)]], "empty"],
    ] as const) {
      const answer = await upload(files);
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors).toMatchObject([{ problem }]);
    }
  });

  test("refuses a request whose files are too large together, or too many", async () => {
    const half = longPdf(attachmentLimits.bytes / 2);
    const tokens = [
      ...(await tokensOf(["a.pdf", half])),
      ...(await tokensOf(["b.pdf", half])),
      ...(await tokensOf(["c.pdf", samples.pdf])),
    ];
    const large = await send(tokens);
    expect(large.status).toBe(422);
    expect((await large.json()).errors).toMatchObject([{ problem: "too-large" }]);
    const many = await send([...tokens, ...(await tokensOf(["d.pdf", samples.pdf]))]);
    expect((await many.json()).errors).toMatchObject([
      { field: "attachments", problem: "too-many" },
    ]);
    for (const wrong of ["token", [1], ["short"]]) {
      expect((await (await send(wrong)).json()).errors).toMatchObject([
        { field: "attachments", problem: "malformed" },
      ]);
    }
  });

  test("is refused from a foreign page, and before it is read where it states too much", async () => {
    const foreign = await upload([["a.pdf", samples.pdf]], { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    expect(await countOf("attachment")).toBe(0);
    const { port } = new URL(site.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      `POST ${addresses.uploadFiles} HTTP/1.1\r\nHost: localhost\r\n` +
        "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 40000000\r\n\r\n",
    );
    const [first] = await once(socket, "data");
    expect(String(first)).toMatch(/^HTTP\/1.1 413/);
    socket.destroy();
  });

  test("that is aborted leaves nothing behind", async () => {
    const { port } = new URL(site.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      `POST ${addresses.uploadFiles} HTTP/1.1\r\nHost: localhost\r\n` +
        "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 3000000\r\n\r\n" +
        '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n',
    );
    socket.write(longPdf(1_000_000));
    await eventually(async () => Number(await countOf("attachment_part")) > 1);
    socket.destroy();
    await eventually(async () => (await countOf("attachment")) === 0);
    expect(await countOf("attachment_part")).toBe(0);
  });
});

describe("quotas of uploads", () => {
  const problemsOf = async (files: readonly NamedFile[]) => {
    const answer = await upload(files);
    const { errors = [] } = await answer.json();
    return [answer.status, ...errors.map(({ problem }: { problem: string }) => problem)];
  };
  const pdf: NamedFile = ["a.pdf", samples.pdf];

  test("bound the files of a household in a day", async () => {
    site = await startService({ clock, uploadLimits: { householdFiles: 2 } });
    expect(await problemsOf([pdf, pdf])).toEqual([201]);
    expect(await problemsOf([pdf])).toEqual([429, "quota"]);
    now += day;
    expect(await problemsOf([pdf])).toEqual([201]);
    await site.housekeeping.pass();
    expect(await countOf("upload_count")).toBe(2);
  });

  test("count the bytes of refused files too", async () => {
    site = await startService({ clock, uploadLimits: { householdBytes: 100_000 } });
    expect(await problemsOf([["a.exe", Buffer.alloc(100_000)]])).toEqual([422, "kind"]);
    expect(await problemsOf([pdf])).toEqual([429, "quota"]);
  });

  test.each([
    ["a day", { dailyBytes: 0 }],
    ["the store", { storedBytes: 0 }],
    ["the disk", { freeBytes: Number.MAX_SAFE_INTEGER }],
    ["uploads at the same time", { atOnce: 0 }],
  ])("bound %s", async (_what, uploadLimits) => {
    site = await startService({ clock, uploadLimits });
    expect(await problemsOf([pdf])).toEqual([503, "full"]);
    expect((await send([])).status).toBe(201);
  });
});
