import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { createFolderMailer } from "#server/mail/folder.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service, ServiceOptions } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";
import { publishSmallSite } from "#test/support/small-site.ts";

const { message: _, ...buyer } = goodEnquiry;
const minute = 60_000;
const boot = { slug: "boot", code: "FP005", unit: "pair", minimum: 1, category: "Feet" };
const files = {
  "/data/list.en.json": JSON.stringify([{ ...boot, name: "Safety boot" }]),
  "/data/list.ar.json": JSON.stringify([{ ...boot, name: "حذاء سلامة" }]),
};
const typed = "Win at spam.example";
const request = {
  ...buyer,
  message: typed,
  city: typed,
  ownReference: typed,
  phone: "+44 900 555 123",
  lines: [
    {
      product: "boot",
      code: typed,
      text: typed,
      sizes: [{ size: "42", quantity: 10 }],
      note: typed,
    },
    { product: "boot", text: typed, sizes: [{ size: "spam.example", quantity: 7 }], colour: typed },
    { text: typed, sizes: [], quantity: 5 },
    { product: "spam.example", text: typed, sizes: [] },
  ],
};

const postgres = sharePostgres();

let site: Service;
let currentTime = Date.UTC(2026, 10, 22, 9);
let databaseUrl: string | undefined;
afterEach(() => site.close());

async function start(
  buyersCopy: boolean,
  mailer?: Mailer,
  wrapStore?: ServiceOptions["wrapStore"],
): Promise<void> {
  currentTime = Date.UTC(2026, 10, 22, 9);
  site = await startService({
    settings: { buyersCopy },
    clock: { now: () => currentTime },
    publish: (folder) => publishSmallSite(folder, { languages: ["en", "ar"], files }),
    ...(mailer && { mailer }),
    ...(wrapStore && { wrapStore }),
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
}

let sent = 0;
/** Sends a unique request. */
async function send(language = "en", changes: object = {}): Promise<string> {
  const ownReference = String((sent += 1));
  const answer = await postJson(
    `${site.url}${addresses.sendRequest}`,
    { ...request, ownReference, ...changes },
    { "content-language": language },
  );
  expect(answer.status).toBe(201);
  return (await answer.json()).reference;
}

async function deliver() {
  while ((await site.delivery.pass()) > 0) {}
  const letters = await site.letters();
  return letters.filter(({ to: recipients }) => recipients?.[0]?.address === buyer.email);
}

describe.each(["embedded", "PostgreSQL"])("the buyer's copy (%s store)", (kind) => {
  beforeEach(async (context) => {
    databaseUrl = kind === "embedded" ? undefined : await postgres(context).database();
  });

  test("goes out where the setting asks for it, in the buyer's language and without a word of his", async () => {
    await start(true);
    const reference = await send("ar");
    const [copy, ...furtherCopies] = await deliver();
    expect(furtherCopies).toEqual([]);
    expect(copy?.subject).toContain(reference);
    expect(copy?.subject).toContain("طلبك لعرض السعر");
    expect(copy?.text).toMatch(/1\. FP005 حذاء سلامة .*42x10.*10/);
    expect(copy?.text).toMatch(/2\. FP005 حذاء سلامة .*7/);
    expect(copy?.text).toContain("بنود بكلماتك لم تُذكر هنا: 2");
    expect(copy?.text).toContain("رقم الهاتف الذي ينتهي بالأرقام");
    expect(copy?.text).toMatch(/\D123\D/);
    const whole = `${copy?.subject} ${copy?.text} ${copy?.html} ${JSON.stringify(copy?.replyTo)}`;
    for (const word of ["spam", "900", "555", typed, buyer.name, buyer.company]) {
      expect(whole).not.toContain(word);
    }
    expect(copy?.attachments).toEqual([]);
    expect(await site.letters()).toHaveLength(2);
  });

  test("goes to an address once within an hour, however it is written", async () => {
    await start(true);
    await send();
    currentTime += 59 * minute;
    await send("en", { email: buyer.email.toUpperCase() });
    expect(await deliver()).toHaveLength(1);
    currentTime += 2 * minute;
    await send();
    expect(await deliver()).toHaveLength(2);
    expect((await site.letters()).length).toBe(5);
  });

  test("is bounded for a mailbox with tags, for a domain and for all together", async () => {
    await start(true);
    const copiesOf = async () => {
      while ((await site.delivery.pass()) > 0) {}
      const letters = await site.letters();
      return letters.filter(
        ({ to: recipients }) => recipients?.[0]?.address !== "desk@supplier.example",
      ).length;
    };
    for (let index = 0; index < 6; index += 1) {
      await send("en", { email: `victim+${index}@mail.example` });
    }
    expect(await copiesOf()).toBe(1);
    for (let index = 0; index < 6; index += 1) {
      await send("en", { email: `buyer${index}@mail.example` });
    }
    expect(await copiesOf()).toBe(3);
    for (let index = 0; index < 22; index += 1) {
      await send("en", { email: `buyer@${index}.example` });
    }
    expect(await copiesOf()).toBe(20);
    currentTime += 61 * minute;
    await send("en", { email: "victim+9@mail.example" });
    expect(await copiesOf()).toBe(21);
  });

  test("waits for the supplier's letter, and is given up where it goes on being refused", async () => {
    let refusals = 0;
    let away = true;
    const folder = () => createFolderMailer(`${site.folder}/mailbox`);
    await start(true, {
      kind: "folder",
      async send(letter) {
        if (letter.to === buyer.email) {
          refusals += 1;
          return { ok: false, reason: "refused" };
        }
        return away ? { ok: false, reason: "away" } : folder().send(letter);
      },
    });
    await send();
    await deliver();
    expect(refusals).toBe(0);
    away = false;
    for (let tries = 0; tries < 20; tries += 1) {
      currentTime += 45 * minute;
      await deliver();
    }
    expect(refusals).toBe(7);
  });

  test("is sent once: not by a second outbox meanwhile, and not again after its lease", async () => {
    let copies = 0;
    await start(true, {
      kind: "folder",
      async send(letter) {
        copies += letter.to === buyer.email ? 1 : 0;
        await new Promise((resolve) => setTimeout(resolve, 50));
        return { ok: true, over: "nothing" };
      },
    });
    await send();
    await site.delivery.pass();
    await Promise.all([site.delivery.pass(), site.delivery.pass()]);
    expect(copies).toBe(1);
    currentTime += 3 * minute;
    await deliver();
    expect(copies).toBe(1);
  });
});

test("without the setting no copy goes out, nor what waited when it was taken back", async () => {
  databaseUrl = undefined;
  let isWanted = false;
  await start(false, undefined, (store) => ({
    ...store,
    add: (enquiry) => store.add({ ...enquiry, buyersCopy: isWanted }),
  }));
  for (isWanted of [false, true]) {
    await send();
    expect(await deliver()).toEqual([]);
  }
  expect(await site.letters()).toHaveLength(2);
});
