import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import type { Quotation } from "#server/quotations/quotation-rows.ts";
import { formWith, samples } from "#test/support/files.ts";
import { quotationContent, quotationLine } from "#test/support/quotation-samples.ts";
import { ask, goodEnquiry, postForm, postJson } from "#test/support/requests.ts";
import { startService, unmetered } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const day = 24 * 60 * 60_000;
const noon = Date.UTC(2026, 10, 29, 9);
let now = noon;
let wakings = 0;
const clock = { now: () => now };
const { message: _, ...buyer } = goodEnquiry;
const request = { ...buyer, lines: [{ text: "Safety helmets", quantity: 10 }] };
const clerk = { name: "Sara", email: "sara@supplier.example" };
const postgres = sharePostgres();

let site: Service;
let page: string;
let reference: string;

async function open(databaseUrl?: string): Promise<void> {
  now = noon;
  wakings = 0;
  site = await startService({
    clock,
    allowance: unmetered,
    wakeNotices: () => {
      wakings += 1;
    },
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  const answer = await postJson(`${site.url}${addresses.sendRequest}`, request);
  const sent = await answer.json();
  ({ reference } = sent);
  page = sent.receiptPage.replace("http://localhost:3000", "");
}
afterEach(() => site.close());

async function quote(change = {}): Promise<Quotation> {
  const created = await site.quotations.drafts.create({
    reference,
    content: quotationContent(change),
    person: null,
  });
  return send(created);
}

async function send({ id, version }: Quotation): Promise<Quotation> {
  const outcome = await site.quotations.revisions.freeze({ id, version, clerk, person: null });
  if (outcome.outcome !== "sent") {
    throw new Error(outcome.outcome);
  }
  return outcome.quotation;
}

const html = async (path = page) => (await ask(site.url, path)).body.toString();
const keyOf = ({ id, revision }: Quotation) => `${id}.${revision}`;
const act = (fields: Readonly<Record<string, string>>, headers = {}, path = page) =>
  postForm(`${site.url}${path}`, fields, headers);
const stateOf = async ({ id }: Quotation) => (await site.quotations.drafts.find(id))?.state;
const accept = (quotation: Quotation) => ({
  action: "accept",
  revision: keyOf(quotation),
  name: "Huda Salem",
  orderNumber: "PO-17",
});

describe.each(["embedded", "PostgreSQL"])("a quotation on the buyer's page (%s store)", (kind) => {
  beforeEach(async (context) => {
    await open(kind === "embedded" ? undefined : await postgres(context).database());
  });

  test("is awaited while the request is held as while it is not", async () => {
    const usual = await html();
    expect(usual).toContain("We are preparing your quotation.");
    await site.database.transaction((session) =>
      session.query("update outbox set state = 'held' where reference = $1", [reference]),
    );
    expect(await html()).toBe(usual);
  });

  test("is shown with lines, sums and forms, and opening it changes nothing", async () => {
    expect(await html()).toContain("We are preparing your quotation.");
    const quotation = await quote({
      lines: [quotationLine(), quotationLine({ id: "k2", kind: "not-offered", text: "Boat <1>" })],
    });
    const answer = await ask(site.url, page);
    const text = answer.body.toString();
    for (const part of [
      "Quotation Q-2026-0001",
      "Vented safety helmet",
      "267.50",
      "40.13",
      "307.63",
      "Boat &lt;1&gt;",
      "Not offered",
      "29 December 2026",
      "Accept this quotation",
    ]) {
      expect(text).toContain(part);
    }
    expect(answer.headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(answer.headers["content-security-policy"]).toContain("form-action 'self'");
    expect(await stateOf(quotation)).toBe("sent");
    const viewed = await act({}, {}, page.replace("?", "/view?"));
    expect([viewed.status, await stateOf(quotation)]).toEqual([204, "viewed"]);
  });

  test("shows a delivery without a quantity", async () => {
    const { quantity: _quantity, unit: _unit, ...line } = quotationLine();
    await quote({
      lines: [quotationLine(), { ...line, id: "k2", kind: "delivery", text: "Delivery" }],
    });
    const text = await html();
    expect(text).toContain("Delivery");
    expect(text).not.toContain("undefined");
  });

  test("is accepted once, with an order, and the enquiry is won", async () => {
    const quotation = await quote();
    const form = () => formWith(accept(quotation), [["order.pdf", samples.pdf]]);
    const post = (body: FormData) =>
      fetch(`${site.url}${page}`, { method: "POST", body, redirect: "manual" });
    const first = await post(form());
    expect(first.status).toBe(303);
    expect(wakings).toBe(1);
    expect((await post(form())).status).toBe(303);
    const location = first.headers.get("location") ?? "";
    expect(await html(location)).toContain("Thank you. You have accepted the quotation");
    expect(await html()).toContain("You have accepted this quotation.");
    expect(await stateOf(quotation)).toBe("accepted");
    expect(await site.quotations.acts.list(quotation.id)).toMatchObject([
      { action: "accept", name: "Huda Salem", orderNumber: "PO-17", actor: "buyer" },
    ]);
    expect(await site.desk.find(reference)).toMatchObject({
      files: [{ name: "order.pdf", purpose: "order" }],
    });
    const letters = await site.quotations.letters.list(quotation.id);
    expect(letters.map(({ kind: name }) => name).toSorted()).toEqual([
      "act-to-buyer",
      "act-to-clerk",
      "quotation",
    ]);
  });

  test("of an earlier revision is not accepted, and the new one is shown", async () => {
    const first = await quote();
    await act({ action: "request-change", revision: keyOf(first), "line.k1": "in white" });
    expect(await site.quotations.acts.list(first.id)).toMatchObject([
      { action: "request-change", lineWords: { k1: "in white" } },
    ]);
    const changed = await site.quotations.drafts.find(first.id);
    const second = await send(changed ?? first);
    const answer = await act(accept(first));
    expect(answer.status).toBe(409);
    const text = await answer.text();
    expect(text).toContain("A newer revision was sent meanwhile");
    expect(text).toContain('value="Huda Salem"');
    expect(text).toContain(`value="${keyOf(second)}"`);
    expect(await stateOf(second)).toBe("sent");
    expect((await act(accept(second))).status).toBe(303);
  });

  test("that has expired says so and cannot be accepted", async () => {
    const quotation = await quote();
    now += 31 * day;
    const text = await html();
    expect(text).toContain("This quotation has expired");
    expect(text).not.toContain("<form");
    const answer = await act(accept(quotation));
    expect([answer.status, await stateOf(quotation)]).toEqual([409, "expired"]);
    expect(await answer.text()).toContain("This is no longer possible");
    expect(await site.quotations.acts.list(quotation.id)).toEqual([]);
  });
});

describe("forms of the buyer's page", () => {
  beforeEach(() => open());

  test("come back with what was typed and the field that is wrong", async () => {
    const quotation = await quote();
    const nameless = await act({ ...accept(quotation), name: " " });
    expect(nameless.status).toBe(422);
    const text = await nameless.text();
    expect(text).toContain('value="PO-17"');
    expect(text).toContain("Enter your name");
    const wordless = await act({ action: "request-change", revision: keyOf(quotation) });
    expect(await wordless.text()).toContain("The message is missing");
    const program = await fetch(`${site.url}${page}`, {
      method: "POST",
      body: formWith(accept(quotation), [["order.pdf", samples.html]]),
    });
    expect(program.status).toBe(422);
    expect(await program.text()).toContain("The file cannot be read");
    expect(await stateOf(quotation)).toBe("sent");
  });

  test("keep an order file that came with a wrong field", async () => {
    const quotation = await quote();
    const nameless = await fetch(`${site.url}${page}`, {
      method: "POST",
      body: formWith({ ...accept(quotation), name: " " }, [["order.pdf", samples.pdf]]),
    });
    expect(nameless.status).toBe(422);
    const text = await nameless.text();
    expect(text).toContain("order.pdf");
    const [, token = ""] = /name="attachments" value="([\w-]{22})"/.exec(text) ?? [];
    const answer = await fetch(`${site.url}${page}`, {
      method: "POST",
      body: formWith({ ...accept(quotation), attachments: token }, []),
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
    expect((await site.desk.find(reference))?.files).toMatchObject([
      { name: "order.pdf", purpose: "order" },
    ]);
  });

  test("are refused with a foreign secret and from a foreign page", async () => {
    const quotation = await quote();
    const fields = accept(quotation);
    const guessed = page.replace(/key=.*/, `key=${"A".repeat(22)}`);
    expect((await act(fields, {}, guessed)).status).toBe(404);
    expect((await act({}, {}, guessed.replace("?", "/view?"))).status).toBe(404);
    expect((await ask(site.url, guessed.replace("?", "/quotation.pdf?"))).status).toBe(404);
    expect((await act(fields, { origin: "https://evil.example" })).status).toBe(403);
    expect((await act({ ...fields, action: "withdraw" })).status).toBe(422);
    const other = await (
      await postJson(`${site.url}${addresses.sendRequest}`, { ...request, name: "Somebody" })
    ).json();
    const foreign = other.receiptPage.replace("http://localhost:3000", "");
    expect((await act(fields, {}, foreign)).status).toBe(409);
    expect(await stateOf(quotation)).toBe("sent");
  });

  test("decline without a reason, and never show one", async () => {
    const quotation = await quote();
    const words = "too expensive";
    expect((await act({ action: "decline", revision: keyOf(quotation), words })).status).toBe(303);
    expect(await html()).toContain("You have declined this quotation.");
    expect(await html()).not.toContain(words);
    expect(await stateOf(quotation)).toBe("declined");
  });

  test("give the stored PDF, and none before it was printed", async () => {
    const quotation = await quote();
    const pdf = page.replace("?", "/quotation.pdf?");
    expect((await ask(site.url, pdf)).status).toBe(503);
    await site.quotations.revisions.keepPdf(quotation.id, 1, samples.pdf);
    const { status, headers, body } = await ask(site.url, pdf);
    expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(headers["content-disposition"]).toBe('attachment; filename="Q-2026-0001-R1.pdf"');
    expect(body.equals(samples.pdf)).toBe(true);
  });
});
