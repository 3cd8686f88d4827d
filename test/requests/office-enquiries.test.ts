import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { newEnquiry } from "#test/support/new-enquiry.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
const day = 24 * 60 * 60_000;
/** A Sunday, at noon in Riyadh. */
const sunday = Date.parse("2026-11-29T09:00:00Z");

describe.each(["sqlite", "postgres"] as const)("enquiries in the office (%s)", (kind) => {
  let office: Office;
  let sara: OfficeClient;
  beforeEach(async (context) => {
    const server = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    office = await startOffice(server);
    office.clock.time = sunday;
    sara = await office.signedInAs("sales", "Sara");
  });
  afterEach(() => office.close());

  const receive = async (change: Parameters<typeof newEnquiry>[0] = {}) => {
    const enquiry = newEnquiry({ receivedAt: sunday, ...change });
    await office.parts.store.add(enquiry);
    return enquiry.reference;
  };
  const list = async (query = "") => (await sara.get(`/api/enquiries?${query}`)).json();
  const find = async (reference: string) => (await sara.get(`/api/enquiries/${reference}`)).json();
  const references = async (query: string) =>
    (await list(query)).rows.map((row: { reference: string }) => row.reference);
  const step = (reference: string, to: string, version: number, reason?: string) =>
    sara.put(`/api/enquiries/${reference}/state`, { to, version, ...(reason && { reason }) });

  test("are listed by tab with counts", async () => {
    const [first, second] = [await receive(), await receive()];
    const aside = await receive({ suspicion: "filled the hidden field" });
    await step(second, "taken", 0);
    const { rows, total, counts } = await list("tab=new");
    expect(rows).toMatchObject([{ reference: first, company: "Harbour Works", isHeld: false }]);
    expect(total).toBe(1);
    expect(counts).toEqual({ new: 1, taken: 1, quoted: 0, "follow-up": 0, held: 1, all: 3 });
    expect(await references("tab=held")).toEqual([aside]);
    expect(await references("tab=taken")).toEqual([second]);
  });

  test("are found by every word in any field", async () => {
    const enquiry = {
      ...goodEnquiry,
      company: "شركة الميناء",
      message: "Welding gloves, 100% leather",
    };
    const reference = await receive({ enquiry });
    await receive();
    await sara.post(`/api/enquiries/${reference}/notes`, { text: "Ask about Yanbu" });
    for (const words of ["الميناء", "GLOVES leather", "yanbu", reference.toLowerCase(), "100%"]) {
      expect(await references(`q=${encodeURIComponent(words)}`)).toEqual([reference]);
    }
    expect(await references("q=gloves+submarine")).toEqual([]);
    expect(await references("q=_eld")).toEqual([]);
  });

  test("are filtered by owner, state and overdue follow-up", async () => {
    const [own, free] = [await receive(), await receive()];
    await step(own, "taken", 0);
    expect(await references("owner=me")).toEqual([own]);
    expect(await references(`owner=${sara.personId}`)).toEqual([own]);
    expect(await references("owner=nobody")).toEqual([free]);
    expect(await references("state=taken")).toEqual([own]);
    await sara.put(`/api/enquiries/${free}/follow-up`, { followUpOn: "2026-11-28", version: 0 });
    expect(await references("overdue=1")).toEqual([free]);
    expect(await references("tab=follow-up")).toEqual([free]);
  });

  test("come in pages of 50", async () => {
    for (let index = 0; index < 52; index += 1) {
      await receive();
    }
    expect((await list("page=1")).rows).toHaveLength(50);
    expect(await list("page=2")).toMatchObject({ total: 52, rows: [{}, {}] });
  });

  test("take steps that can be undone one by one", async () => {
    const reference = await receive();
    await step(reference, "taken", 0);
    const quoted = (await step(reference, "quoted", 1)).json();
    expect(quoted.work).toMatchObject({
      state: "quoted",
      followUpOn: "2026-12-02",
      assignee: { name: "Sara" },
    });
    const lost = (await step(reference, "lost", 2, "price")).json();
    expect(lost.work).toMatchObject({ state: "lost", reason: "price", followUpOn: null });
    const undo = (version: number) =>
      sara.delete(`/api/enquiries/${reference}/state?version=${version}`);
    const versions = [3, 4, 5];
    const works = [];
    for (const version of versions) {
      works.push((await undo(version)).json().work);
    }
    expect(works).toMatchObject([
      { state: "quoted", reason: null, followUpOn: "2026-12-02" },
      { state: "taken", followUpOn: null },
      { state: "new", assignee: null },
    ]);
    expect((await undo(6)).statusCode).toBe(409);
    expect((await find(reference)).steps).toHaveLength(3);
  });

  test("refuse impossible steps, a loss without reason and a reason without loss", async () => {
    const reference = await receive();
    await step(reference, "closed", 0);
    expect((await step(reference, "lost", 1, "price")).json()).toMatchObject({
      code: "impossible-step",
    });
    expect((await step(reference, "lost", 1)).json()).toMatchObject({
      fields: [{ field: "reason" }],
    });
    expect((await step(reference, "taken", 1, "price")).statusCode).toBe(400);
    expect((await step("00000-NONE0", "taken", 0)).statusCode).toBe(404);
  });

  test("show both versions to the later of two clerks", async () => {
    const reference = await receive();
    const omar = await office.signedInAs("sales", "Omar");
    await step(reference, "taken", 0);
    const late = await omar.put(`/api/enquiries/${reference}/state`, { to: "closed", version: 0 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: "stale",
      versions: {
        sent: { to: "closed" },
        current: { work: { state: "taken", assignee: { name: "Sara" } } },
      },
    });
  });

  test("keep one of two steps that are taken at once", async () => {
    const reference = await receive();
    const answers = await Promise.all([
      step(reference, "taken", 0),
      step(reference, "closed", 0),
      step(reference, "quoted", 0),
    ]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      "200",
      "409",
      "409",
    ]);
    expect((await find(reference)).steps).toHaveLength(1);
  });

  test("are assigned to people of the office alone", async () => {
    const reference = await receive();
    const omar = await office.signedInAs("sales", "Omar");
    const assign = (assignee: string | null, version: number) =>
      sara.put(`/api/enquiries/${reference}/assignee`, { assignee, version });
    expect((await assign(omar.personId, 0)).json().work.assignee).toEqual({
      id: omar.personId,
      name: "Omar",
    });
    expect((await assign("stranger", 1)).statusCode).toBe(400);
    expect((await assign(null, 1)).json().work.assignee).toBeNull();
  });

  test("carry notes that only the staff sees", async () => {
    const reference = await receive();
    await sara.post(`/api/enquiries/${reference}/notes`, { text: " Call on Monday " });
    const { notes } = await find(reference);
    expect(notes).toMatchObject([{ text: "Call on Monday", person: "Sara" }]);
    expect((await sara.post(`/api/enquiries/${reference}/notes`, { text: " " })).statusCode).toBe(
      400,
    );
    await sara.delete(`/api/enquiries/${reference}/notes/${notes[0].id}`);
    expect((await find(reference)).notes).toEqual([]);
  });

  test("show the history of the same address and of the same company", async () => {
    const reference = await receive();
    const other = { name: "Ali", email: "ali@else.example", message: "x" };
    const spelling = await receive({ enquiry: { ...other, company: "The HARBOUR-WORKS Co. Ltd" } });
    const address = { ...other, email: goodEnquiry.email.toUpperCase(), company: "Else" };
    const sameAddress = await receive({ enquiry: address });
    await receive({ enquiry: { ...other, company: "Elsewhere" } });
    const { history } = await find(reference);
    expect(history.map((row: { reference: string }) => row.reference).toSorted()).toEqual(
      [spelling, sameAddress].toSorted(),
    );
  });

  test("stay apart while they are held, until somebody delivers or discards them", async () => {
    const suspicion = "filled the hidden field";
    const [good, bad] = [await receive({ suspicion }), await receive({ suspicion })];
    expect((await step(good, "taken", 0)).statusCode).toBe(409);
    expect((await sara.post(`/api/enquiries/${good}/deliver`)).json()).toMatchObject({
      isHeld: false,
      work: { state: "new" },
    });
    expect((await sara.post(`/api/enquiries/${bad}/discard`)).json().work.state).toBe("closed");
    expect((await sara.post(`/api/enquiries/${good}/discard`)).statusCode).toBe(409);
    expect(await office.parts.store.counts()).toMatchObject({ waiting: 1, held: 0 });
  });

  test("are closed to editors, and each change is an event without the buyer", async () => {
    const reference = await receive();
    const editor = await office.signedInAs("editor");
    expect((await editor.get("/api/enquiries")).statusCode).toBe(403);
    expect((await office.stranger().get("/api/today")).statusCode).toBe(401);
    await step(reference, "taken", 0);
    await sara.post(`/api/enquiries/${reference}/notes`, { text: "Secret words" });
    const { events } = await office.parts.events.list({ limit: 10 });
    const changes = events.filter(({ subject }) => subject === reference);
    expect(changes.map(({ what, person }) => `${person}: ${what}`).toSorted()).toEqual([
      "Sara: enquiry.note-added",
      "Sara: enquiry.taken",
    ]);
    expect(events.filter(({ what }) => what === "access.refused")).toHaveLength(1);
    expect(JSON.stringify(events)).not.toMatch(/Secret|Harbour/);
  });

  test("take their notes and steps with them when they are erased", async () => {
    const reference = await receive();
    await step(reference, "taken", 0);
    await sara.post(`/api/enquiries/${reference}/notes`, { text: "x" });
    await office.parts.desk.erase({ email: goodEnquiry.email });
    const counts = await office.parts.database.read((session) =>
      session.query(`select (select count(*) from note) as notes,
  (select count(*) from enquiry_step) as steps, (select count(*) from enquiry_work) as works`),
    );
    expect(counts).toEqual([{ notes: 0, steps: 0, works: 0 }]);
    expect((await sara.get(`/api/enquiries/${reference}`)).statusCode).toBe(404);
  });

  const entered = {
    key: randomUUID(),
    language: "ar",
    name: "",
    company: "شركة الأفق",
    email: "",
    phone: "0551234567",
    city: "Tabuk",
    words: "",
    pasted: "السلام عليكم\n١٠ خوذ",
    lines: [{ text: "خوذة بيضاء", sizes: [], quantity: 10 }],
  };

  test("are entered by a clerk, once, without a letter", async () => {
    const first = await sara.post("/api/enquiries", entered);
    expect(first.statusCode).toBe(200);
    const { reference } = first.json();
    expect((await sara.post("/api/enquiries", entered)).json()).toEqual({ reference });
    expect(await find(reference)).toMatchObject({
      origin: "clerk",
      company: "شركة الأفق",
      lines: 1,
      city: "Tabuk",
      work: { state: "taken", assignee: { name: "Sara" } },
      request: { phone: "0551234567", lines: [{ text: "خوذة بيضاء", quantity: 10 }] },
      notes: [{ text: entered.pasted }],
      letter: { state: "none" },
    });
    expect(await office.parts.store.counts()).toMatchObject({ enquiries: 1, waiting: 0 });
  });

  test("are refused by field where a clerk leaves out who asks and for what", async () => {
    const nobody = { ...entered, company: "", phone: "", email: "no address", lines: [] };
    const { fields } = (await sara.post("/api/enquiries", nobody)).json();
    expect(fields.map(({ field }: { field: string }) => field)).toEqual([
      "company",
      "email",
      "lines",
    ]);
    const huge = { ...entered, lines: [{ text: "x", sizes: [], quantity: 1_234_567_890 }] };
    expect((await sara.post("/api/enquiries", huge)).json().fields).toMatchObject([
      { field: "lines.0.quantity" },
    ]);
  });

  test("make the first screen", async () => {
    const fresh = await receive();
    const quoted = await receive();
    await step(quoted, "quoted", 0);
    const won = await receive();
    await step(won, "won", 0);
    const aside = await receive({ suspicion: "filled the hidden field" });
    const read = async () => (await sara.get("/api/today")).json();
    expect(await read()).toMatchObject({
      day: "2026-11-29",
      counts: { new: 1, held: 1, "follow-up": 0 },
      newEnquiries: [{ reference: fresh }],
      followUps: [],
      held: [{ reference: aside }],
      accepted: [{ reference: won }],
      letters: [],
    });
    office.clock.time += 3 * day;
    await office.parts.store.markRefused(fresh, { reason: "550 no such mailbox" });
    expect(await read()).toMatchObject({
      followUps: [{ reference: quoted }],
      accepted: [],
      letters: [{ reference: fresh, isRefused: true, lastError: "550 no such mailbox" }],
    });
  });

  test("make the figures of weeks that begin on Sunday", async () => {
    const saturday = await receive({ receivedAt: sunday - day });
    const fresh = await receive({ receivedAt: sunday - 2 * 60 * 60_000 });
    await step(fresh, "quoted", 0);
    await step(fresh, "won", 1);
    await step(saturday, "lost", 0, "price");
    await receive({ suspicion: "filled the hidden field" });
    const figures = (await sara.get("/api/figures?weeks=4")).json();
    expect(figures.weeks.slice(2)).toEqual([
      { week: "2026-11-22", enquiries: 1, quotations: 0, won: 0, lost: 0, hoursToAnswer: 24 },
      { week: "2026-11-29", enquiries: 1, quotations: 1, won: 1, lost: 1, hoursToAnswer: 2 },
    ]);
    expect(figures.losses).toEqual([{ reason: "price", count: 1 }]);
    const csv = await sara.get("/api/figures/export?table=losses&format=csv");
    expect(csv.body).toBe('\uFEFF"Reason","Enquiries"\r\n"Price","1"\r\n');
    const workbook = await sara.get("/api/figures/export?table=weeks&format=xlsx");
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe("PK");
  });

  test("count the products that are asked for", async () => {
    const line = { product: "nitrile", code: "HG001", text: "Nitrile gloves", sizes: [] };
    const request = { equivalents: true, lines: [{ ...line, quantity: 10 }, line] };
    await receive({ request });
    await receive({ request });
    expect((await sara.get("/api/figures")).json().products).toEqual([
      { product: "nitrile", code: "HG001", name: "Nitrile gloves", requests: 4, quantity: 20 },
    ]);
  });
});
