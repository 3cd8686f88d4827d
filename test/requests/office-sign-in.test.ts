import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashOf } from "#server/people/secrets.ts";
import { eventually } from "#test/support/requests.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
const kinds = ["sqlite", "postgres"] as const;
const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(kinds)("signing in on %s", (kind) => {
  let office: Office;

  beforeEach(async (context) => {
    const place = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    office = await startOffice(place);
    await office.parts.people.invite(null, {
      email: "sara@supplier.example",
      name: "Sara",
      role: "sales",
      language: "ar",
    });
  });
  afterEach(() => office.close());

  async function askForCode(browser: OfficeClient, email = "sara@supplier.example") {
    const count = (await office.letters()).length;
    // Letters are sorted by the second.
    office.clock.time += 1000;
    const answer = await browser.post("/api/sign-in/send-code", { email });
    expect(answer.statusCode).toBe(200);
    await eventually(async () => (await office.letters()).length > count);
    const letters = await office.letters();
    return /\d{6}/.exec(letters.map(({ text = "" }) => text).at(-1) ?? "")?.[0] ?? "";
  }

  const enter = (browser: OfficeClient, code: string) =>
    browser.post("/api/sign-in/code", { code });

  test("signs in with the code of the letter", async () => {
    const browser = office.stranger();
    const code = await askForCode(browser, " SARA@supplier.example ");
    const answer = await enter(browser, code);
    expect(answer.json()).toMatchObject({ person: { name: "Sara", role: "sales" } });
    expect(answer.headers["set-cookie"]).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
        ),
      ]),
    );
    expect((await browser.get("/api/session")).json()).toMatchObject({ person: { name: "Sara" } });
  });

  test("reads a code with Arabic digits and spaces", async () => {
    const browser = office.stranger();
    const code = await askForCode(browser);
    const typed = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await enter(browser, ` ${typed.slice(0, 3)} ${typed.slice(3)} `)).statusCode).toBe(200);
  });

  test("refuses a code in another browser than the one that asked", async () => {
    const code = await askForCode(office.stranger());
    const thief = office.stranger();
    await askForCode(thief, "sara@supplier.example");
    const answer = await enter(thief, code);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field: "code", problem: "wrong-code" }]);
    expect((await enter(office.stranger(), code)).statusCode).toBe(400);
  });

  test("refuses the right code after five wrong ones", async () => {
    const browser = office.stranger();
    const code = await askForCode(browser);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await enter(browser, wrong)).statusCode).toBe(400);
    }
    expect((await enter(browser, code)).statusCode).toBe(400);
  });

  test("accepts a code once, and for ten minutes", async () => {
    const browser = office.stranger();
    const code = await askForCode(browser);
    const secret = browser.cookies.get("__Host-browser") ?? "";
    expect((await enter(browser, code)).statusCode).toBe(200);
    browser.cookies.set("__Host-browser", secret);
    expect((await enter(browser, code)).statusCode).toBe(400);
    const expired = await askForCode(browser);
    office.clock.time += 10 * minute;
    expect((await enter(browser, expired)).statusCode).toBe(400);
  });

  test("answers an unknown address like a known one, and sends nothing", async () => {
    const [known, unknown] = [office.stranger(), office.stranger()];
    await askForCode(known);
    const shape = ({ statusCode, headers, body }: Awaited<ReturnType<OfficeClient["post"]>>) => ({
      statusCode,
      body,
      headers: Object.keys(headers),
      cookie: String(headers["set-cookie"]).replaceAll(/=[\w-]{43};/g, "=secret;"),
    });
    const first = await known.post("/api/sign-in/send-code", { email: "sara@supplier.example" });
    const second = await unknown.post("/api/sign-in/send-code", { email: "eve@evil.example" });
    expect(shape(second)).toEqual(shape(first));
    const wrong = await enter(unknown, "123456");
    expect(wrong.json()).toEqual((await enter(known, "12345")).json());
    const recipients = (await office.letters()).flatMap(({ to = [] }) =>
      to.map(({ address }) => address),
    );
    expect(new Set(recipients)).toEqual(new Set(["sara@supplier.example"]));
  });

  test("limits the codes of an address in a day, known or not", async () => {
    for (const email of ["sara@supplier.example", "eve@evil.example"]) {
      const browser = office.stranger();
      for (let count = 0; count < 10; count += 1) {
        const answer = await browser.post("/api/sign-in/send-code", { email });
        expect(answer.statusCode).toBe(200);
      }
      const refused = await browser.post("/api/sign-in/send-code", { email });
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual({ status: 429, code: "too-many-codes" });
    }
    office.clock.time += day;
    expect(await askForCode(office.stranger())).toMatch(/^\d{6}$/);
  });

  test("limits the codes of a household in a day", async () => {
    const browser = office.stranger();
    const statuses = [];
    for (let count = 0; count < 52; count += 1) {
      const email = `person-${count}@evil.example`;
      statuses.push((await browser.post("/api/sign-in/send-code", { email })).statusCode);
    }
    expect(statuses.indexOf(429)).toBe(50);
  });

  test("limits the challenges for a passkey of a household in a day", async () => {
    const browser = office.stranger();
    const bucket = hashOf("challenge:127.0.0.1");
    const today = Math.floor(office.clock.time / day);
    const ask = async () => (await browser.post("/api/sign-in/passkey-options")).statusCode;
    expect(await ask()).toBe(200);
    await office.parts.database.transaction((session) =>
      session.query("update sign_in_count set hits = 500 where bucket = $1 and day = $2", [
        bucket,
        today,
      ]),
    );
    expect(await ask()).toBe(429);
  });

  test("refuses a passkey that nobody has added, and a challenge that was not asked for", async () => {
    const text = "AAAA";
    const response = { clientDataJSON: text, authenticatorData: text, signature: text };
    const body = {
      id: text,
      rawId: text,
      type: "public-key",
      clientExtensionResults: {},
      response,
    };
    const browser = office.stranger();
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await browser.post("/api/sign-in/passkey", body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "wrong-passkey"]);
      await browser.post("/api/sign-in/passkey-options");
    }
  });

  test("asks to sign in again before a passkey is added to an older session", async () => {
    const browser = await office.signedInAs("sales");
    expect((await browser.post("/api/session/passkey-options")).statusCode).toBe(200);
    office.clock.time += 10 * minute;
    const answer = await browser.post("/api/session/passkey-options");
    expect([answer.statusCode, answer.json().code]).toEqual([403, "sign-in-again"]);
  });

  test("signs in with a code of the command line, from any browser", async () => {
    const code = await office.parts.codes.issueForCommand("sara@supplier.example");
    const browser = office.stranger();
    await askForCode(browser);
    expect((await enter(browser, code)).statusCode).toBe(200);
  });

  test("ends sessions after 30 days, and those of a removed person at once", async () => {
    const browser = await office.signedInAs("sales");
    office.clock.time += 30 * day - 1;
    expect((await browser.get("/api/colleagues")).statusCode).toBe(200);
    office.clock.time += 1;
    expect((await browser.get("/api/colleagues")).statusCode).toBe(401);

    const owner = await office.signedInAs("owner");
    const clerk = await office.signedInAs("sales");
    await owner.patch(`/api/people/${clerk.personId}`, { state: "removed" });
    expect((await clerk.get("/api/colleagues")).statusCode).toBe(401);
  });

  test("a stolen cookie is of no use after the session was ended", async () => {
    const browser = await office.signedInAs("sales");
    const thief = office.stranger();
    for (const [name, value] of browser.cookies) {
      thief.cookies.set(name, value);
    }
    const rows = (await browser.get("/api/session/sessions")).json();
    expect(rows).toMatchObject([{ device: "Test", isCurrent: true }]);
    expect((await browser.delete(`/api/session/sessions/${rows[0].id}`)).statusCode).toBe(200);
    expect((await thief.get("/api/colleagues")).statusCode).toBe(401);
  });

  test("nobody ends the session of another person", async () => {
    const [one, two] = [await office.signedInAs("sales"), await office.signedInAs("sales")];
    const [row] = (await two.get("/api/session/sessions")).json();
    expect((await one.delete(`/api/session/sessions/${row.id}`)).statusCode).toBe(404);
    expect((await two.get("/api/colleagues")).statusCode).toBe(200);
  });

  test("the store holds no secret of a browser in clear", async () => {
    const browser = office.stranger();
    await askForCode(browser);
    const code = browser.cookies.get("__Host-browser") ?? "";
    const signedIn = await office.signedInAs("sales");
    const session = signedIn.cookies.get("__Host-session") ?? "";
    const rows = await office.parts.database.read(async (opened) => [
      ...(await opened.query("select * from sign_in_code")),
      ...(await opened.query("select * from session")),
    ]);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(code);
    expect(text).not.toContain(session);
    expect(rows.length).toBe(2);
  });

  test("signing out ends the session", async () => {
    const browser = await office.signedInAs("sales");
    const session = browser.cookies.get("__Host-session") ?? "";
    await browser.delete("/api/session");
    expect(browser.cookies.has("__Host-session")).toBe(false);
    browser.cookies.set("__Host-session", session);
    expect((await browser.get("/api/colleagues")).statusCode).toBe(401);
  });
});
