import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { officeUrl, startOffice } from "#test/support/office.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
const kinds = ["sqlite", "postgres"] as const;

describe.each(kinds)("the office on %s", (kind) => {
  let office: Office;

  beforeEach(async (context) => {
    const place = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    office = await startOffice(place);
  });
  afterEach(() => office.close());

  const invitation = {
    name: "Omar",
    email: "omar@supplier.example",
    role: "sales",
    language: "ar",
  } as const;

  const eventsOf = async (owner: OfficeClient) => (await owner.get("/api/events")).json().events;

  test("an owner invites, changes and removes a person, and every change is an event", async () => {
    const owner = await office.signedInAs("owner", "Huda");
    expect((await owner.post("/api/people", invitation)).statusCode).toBe(200);
    const people = (await owner.get("/api/people")).json();
    const omar = people.find(({ name }: { name: string }) => name === "Omar");
    expect(omar).toMatchObject({ ...invitation, state: "active", sessions: 0, passkeys: 0 });
    await owner.patch(`/api/people/${omar.id}`, { role: "editor" });
    await owner.patch(`/api/people/${omar.id}`, { state: "removed" });
    expect((await eventsOf(owner)).slice(0, 3)).toMatchObject([
      {
        person: "Huda",
        what: "person.changed",
        before: '{"name":"Omar","role":"editor","state":"active"}',
        after: '{"name":"Omar","role":"editor","state":"removed"}',
      },
      { what: "person.changed", subject: "Omar" },
      { what: "person.invited", after: '{"name":"Omar","role":"sales"}' },
    ]);
  });

  test("refuses to invite an address twice, and names the field", async () => {
    const owner = await office.signedInAs("owner");
    await owner.post("/api/people", invitation);
    const again = await owner.post("/api/people", {
      ...invitation,
      email: "OMAR@supplier.example",
    });
    expect(again.statusCode).toBe(400);
    expect(again.json().fields).toEqual([{ field: "email", problem: "known-person" }]);
  });

  test("names every wrong field of a body", async () => {
    const owner = await office.signedInAs("owner");
    const answer = await owner.post("/api/people", { ...invitation, email: "omar", name: " " });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toEqual({
      status: 400,
      code: "invalid",
      fields: [
        { field: "email", problem: "not-an-address" },
        { field: "name", problem: "too_small" },
      ],
    });
  });

  test("brings a removed person back with a new invitation", async () => {
    const owner = await office.signedInAs("owner");
    const clerk = await office.signedInAs("sales");
    await owner.patch(`/api/people/${clerk.personId}`, { state: "removed" });
    const email = "sales-2@supplier.example";
    expect((await owner.post("/api/people", { ...invitation, email })).statusCode).toBe(200);
    const people = (await owner.get("/api/people")).json();
    expect(people).toContainEqual(
      expect.objectContaining({ id: clerk.personId, state: "active", name: "Omar" }),
    );
    expect((await clerk.get("/api/colleagues")).statusCode).toBe(401);
  });

  test("the last owner stays owner, also when two remove each other at once", async () => {
    const [one, two] = [await office.signedInAs("owner"), await office.signedInAs("owner")];
    const answers = await Promise.all([
      one.patch(`/api/people/${two.personId}`, { role: "sales" }),
      two.patch(`/api/people/${one.personId}`, { state: "removed" }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    // The second one is refused as last owner, or because the first has removed it already.
    expect([
      [200, 401],
      [200, 403],
      [200, 409],
    ]).toContainEqual(statuses);
    const rows = await office.parts.people.list(office.clock.time);
    const owners = rows.filter(({ role, state }) => role === "owner" && state === "active");
    expect(owners).toHaveLength(1);
    const last = owners[0]?.id === one.personId ? one : two;
    for (const change of [{ role: "sales" }, { state: "removed" }]) {
      const answer = await last.patch(`/api/people/${last.personId}`, change);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe("last-owner");
    }
  });

  test("an owner ends the sessions of a person", async () => {
    const owner = await office.signedInAs("owner");
    const clerk = await office.signedInAs("sales");
    await owner.delete(`/api/people/${clerk.personId}/sessions`);
    expect((await clerk.get("/api/colleagues")).statusCode).toBe(401);
    expect((await owner.get("/api/colleagues")).statusCode).toBe(200);
  });

  test("the log pages back to its first entry", async () => {
    const owner = await office.signedInAs("owner");
    for (let count = 0; count < 60; count += 1) {
      await office.parts.events.add({ person: null, what: "test", subject: String(count) });
    }
    const first = (await owner.get("/api/events")).json();
    const second = (await owner.get(`/api/events?older=${first.older}`)).json();
    const ids = [...first.events, ...second.events].map(({ id }) => id);
    expect(new Set(ids).size).toBe(62);
    expect(second.older).toBe(null);
  });
});

describe("every address of the API", () => {
  let office: Office | undefined;
  const opened = async () => (office ??= await startOffice());
  afterAll(() => office?.close());

  /** Lists the documented routes. */
  async function routes() {
    const { app } = await opened();
    const document = (await app.inject({ url: "/api/openapi.json", headers: { host } })).json();
    return Object.entries<Record<string, unknown>>(document.paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => ({ url, method: method.toUpperCase() })),
    );
  }

  const { host, origin } = new URL(officeUrl);
  const publicRoutes = [
    /^GET \/api\/(openapi\.json|session|sign-in)$/,
    // The link to a preview is passed on to people without an account.
    /^GET \/api\/previews\/\{token\}(?:\/(?:files|site\/\{kind\})\/\{file\})?$/,
    /^POST \/api\/sign-in\//,
  ];
  const methodOf = (method: string) => method as "GET" | "POST";

  test("is documented", async () => {
    const documented = (await routes()).map(({ url, method }) => `${method} ${url}`);
    expect(documented).toContain("PATCH /api/people/{id}");
    expect(documented.length).toBeGreaterThan(20);
  });

  test("refuses a stranger, unless it serves to sign in", async () => {
    const { app } = await opened();
    for (const { url, method } of await routes()) {
      const isPublic = publicRoutes.some((pattern) => pattern.test(`${method} ${url}`));
      const answer = await app.inject({
        method: methodOf(method),
        url: url.replaceAll(/\{\w+\}/g, "1"),
        headers: { host, origin },
      });
      expect(`${method} ${url} ${answer.statusCode === 401}`).toBe(`${method} ${url} ${!isPublic}`);
    }
  });

  test("refuses changes from another origin, and reads under another host name", async () => {
    const owner = await (await opened()).signedInAs("owner");
    const change = { method: "PATCH", url: "/api/session", payload: { name: "Eve" } } as const;
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin, "sec-fetch-site": "cross-site" },
      { origin, "sec-fetch-site": "same-site" },
    ]) {
      const answer = await owner.send({ ...change, headers });
      expect(answer.statusCode, JSON.stringify(headers)).toBe(403);
      expect(answer.json().code).toBe("foreign-origin");
    }
    const rebound = await owner.send({ url: "/api/people", headers: { host: "evil.example" } });
    expect(rebound.statusCode).toBe(421);
    const { app } = await opened();
    const withoutOrigin = (site: string) =>
      app.inject({
        ...change,
        headers: { host, "sec-fetch-site": site },
        cookies: Object.fromEntries(owner.cookies),
      });
    expect((await withoutOrigin("cross-site")).statusCode).toBe(403);
    expect((await withoutOrigin("same-origin")).statusCode).toBe(200);
    const silent = await app.inject({
      ...change,
      headers: { host },
      cookies: Object.fromEntries(owner.cookies),
    });
    expect(silent.statusCode).toBe(403);
  });

  test("refuses a wrong role, with an event", async () => {
    const started = await opened();
    const clerk = await started.signedInAs("sales", "Nosy");
    const owner = await started.signedInAs("owner");
    const answer = await clerk.get("/api/people");
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ status: 403, code: "wrong-role" });
    const { events } = (await owner.get("/api/events")).json();
    expect(events).toContainEqual(
      expect.objectContaining({
        person: "Nosy",
        what: "access.refused",
        subject: "GET /api/people",
        after: "own",
      }),
    );
  });
});

describe("the application", () => {
  let office: Office | undefined;
  const opened = async () => (office ??= await startOffice());
  afterAll(() => office?.close());

  test("is served at every address that is none of the API, with a strict policy", async () => {
    const browser = (await opened()).stranger();
    for (const url of ["/", "/people", "/enquiries/7K3QX-9B2MD?tab=notes"]) {
      const { statusCode, headers, body } = await browser.get(url);
      expect([statusCode, body]).toEqual([200, "<!doctype html><title>Office</title>"]);
      expect(headers["content-security-policy"]).toContain("script-src 'self';");
      expect(headers["content-security-policy"]).not.toContain("unsafe");
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    }
    for (const url of ["/api", "/api/nothing", "/assets/nothing.js"]) {
      expect((await browser.get(url)).statusCode, url).toBe(404);
    }
    expect((await browser.post("/people")).statusCode).toBe(404);
    const elsewhere = await browser.send({ url: "/people", headers: { host: "127.0.0.1:3100" } });
    expect(elsewhere.headers.location).toBe(`${officeUrl}/people`);
  });

  test("offers no sign-in without a code outside the demonstration", async () => {
    const live = (await opened()).stranger();
    expect((await live.get("/api/sign-in")).json()).toEqual({
      companyName: "Supplier",
      demonstration: false,
    });
    expect((await live.post("/api/sign-in/demonstration")).statusCode).toBe(404);
  });

  test("signs in the demo user on this machine alone", async () => {
    const demonstration = await startOffice({ demonstration: true });
    try {
      const send = (remoteAddress: string, headers = {}) =>
        demonstration
          .stranger()
          .send({ method: "POST", url: "/api/sign-in/demonstration", remoteAddress, headers });
      expect((await send("127.0.0.1")).json()).toMatchObject({ person: { role: "owner" } });
      expect((await send("::1")).statusCode).toBe(200);
      expect((await send("10.0.0.7")).statusCode).toBe(404);
      expect((await send("127.0.0.1", { "x-forwarded-for": "127.0.0.1" })).statusCode).toBe(404);
    } finally {
      await demonstration.close();
    }
  });
});
