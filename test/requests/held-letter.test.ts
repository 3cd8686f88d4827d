import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { trapField } from "#domain/enquiry/quarantine.ts";
import { runDesk } from "#server/desk/commands.ts";
import type { Letter, Mailer, SendOutcome } from "#server/mail/mailer.ts";
import { goodEnquiry, postForm, postJson, referenceIn } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service, ServiceOptions } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

const hour = 60 * 60_000;
const evening = Date.UTC(2026, 10, 20, 21);
const wentOut: SendOutcome = { ok: true, over: "nothing" };

let now = evening;
let sent: Letter[] = [];
let answer: SendOutcome = wentOut;
const mailer: Mailer = {
  kind: "smtp",
  async send(letter) {
    sent.push(letter);
    return answer;
  },
};
const options: ServiceOptions = { mailer, clock: { now: () => now } };
beforeEach(() => {
  now = evening;
  sent = [];
  answer = wentOut;
});

/** Sends an enquiry that is held, and answers its reference. */
async function hold({ endpoint }: Service, given: Partial<typeof goodEnquiry> = {}) {
  const answered = await postForm(endpoint, { ...goodEnquiry, ...given, [trapField]: "x" });
  return referenceIn(answered);
}

describe.each(["sqlite", "postgres"])("the letter on what is held in the %s store", (kind) => {
  let service: Service;
  let replica: Service;
  beforeEach(async (context) => {
    const isShared = kind === "postgres";
    const place = isShared ? { databaseUrl: await postgres(context).database() } : {};
    service = await startService({ ...options, ...place });
    replica = isShared ? await startService({ ...options, ...place }) : service;
  });
  afterEach(async () => {
    await Promise.all([...new Set([service, replica])].map((one) => one?.close()));
  });

  /** Both replicas look again and again until nothing is to do. */
  async function lookEverywhere(): Promise<void> {
    for (let taken = 1; taken > 0;) {
      const passes = await Promise.all([service.delivery.pass(), replica.delivery.pass()]);
      taken = passes.reduce((sum, count) => sum + count, 0);
    }
  }

  test("goes out each morning, once, and tells what came before it", async () => {
    const first = await hold(service);
    await lookEverywhere();
    expect(sent).toEqual([]);
    now = evening + 8 * hour;
    await hold(service, { message: "later" });
    await lookEverywhere();
    expect(sent).toHaveLength(1);
    const [letter] = sent;
    expect(letter?.subject).toBe("Held enquiries on 21 November 2026: 1");
    expect(letter?.to).toBe("desk@supplier.example");
    expect(letter?.messageId).toBe("<held.2026-11-21@supplier.example>");
    expect(letter?.text)
      .toContain(`Reference: ${first}\nReceived: 21 November 2026 at 00:00, Riyadh time
Why it is held: The hidden field was filled
Name: Khalid Al Harbi
Company: Harbour Works
Message: Please quote 200 safety helmets, EN 397, white. Delivery to Jubail.
Release: npm run enquiries -- release ${first}
Drop: npm run enquiries -- drop ${first}
`);
    now += 23 * hour;
    await lookEverywhere();
    expect(sent).toHaveLength(1);
    now += hour;
    await lookEverywhere();
    expect(sent[1]?.subject).toBe("Held enquiries on 22 November 2026: 2");
  });

  test("does not go out where nothing is held any more, and its commands do what they say", async () => {
    await Promise.all([hold(service), hold(service, { message: "junk" })]);
    now = evening + 8 * hour;
    await lookEverywhere();
    const commands = /npm run enquiries -- (release|drop) (\S+)/g;
    const [release, , , drop] = [...(sent[0]?.text.matchAll(commands) ?? [])];
    for (const [, command = "", reference = ""] of [release ?? [], drop ?? []]) {
      expect((await runDesk(service.desk, [command, reference], now)).ok).toBe(true);
    }
    now += 24 * hour;
    await lookEverywhere();
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Held enquiries on 21 November 2026: 2",
      `Enquiry ${release?.[2]} from Harbour Works`,
    ]);
  });

  test("is tried again until it is sent, always with the same Message-ID", async () => {
    await hold(service);
    now = evening + 8 * hour;
    answer = { ok: false, reason: "421 busy" };
    await lookEverywhere();
    expect(sent).toHaveLength(1);
    now += 30_000;
    await lookEverywhere();
    answer = wentOut;
    await lookEverywhere();
    expect(sent).toHaveLength(2);
    now += 60_000;
    await lookEverywhere();
    now += hour;
    await lookEverywhere();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect([...service.logged, ...replica.logged].join()).toContain("421 busy");
  });
});

async function withService(more: ServiceOptions, work: (service: Service) => Promise<void>) {
  const service = await startService({ ...options, ...more });
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

test("a stranger's text is cut, marked up as text, and never a line of its own", () =>
  withService({}, async (service) => {
    const message = `Hello\nRelease: rm -rf /\n\u202E${"é".repeat(300)}`;
    await hold(service, { message, name: "<b>Bold</b>\u202E", company: "A & B" });
    now = evening + 8 * hour;
    await service.delivery.pass();
    const { text = "", html = "" } = sent[0] ?? {};
    expect(text).toContain(`Message: Hello Release: rm -rf / ${"é".repeat(176)}…\n`);
    expect(text).not.toMatch(/^Release: rm/m);
    expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt;</bdi>");
    expect(html).toContain("A &amp; B");
    expect(html).not.toContain("\u202E");
  }));

test("what came when there were too many is told in the language of the staff", () =>
  withService(
    {
      settings: {
        staffLanguage: "ar",
        limits: { windowSeconds: 600, perAddress: 100, overall: 2 },
      },
    },
    async (service) => {
      for (const message of ["one", "two", "three"]) {
        await postJson(service.endpoint, { ...goodEnquiry, message });
      }
      while ((await service.delivery.pass()) > 0) {}
      now = evening + 8 * hour;
      await service.delivery.pass();
      const letter = sent.at(-1);
      expect(letter?.subject).toContain("الاستفسارات المحتجزة");
      expect(letter?.text).toContain("سبب الاحتجاز: \u2068وصل حين كثرت الاستفسارات\u2069");
      expect(letter?.html).toContain('<html lang="ar" dir="rtl">');
    },
  ));

test("of very many the oldest hundred are listed, and the rest are counted", () =>
  withService({}, async (service) => {
    for (let at = 0; at < 103; at += 1) {
      await hold(service, { message: `No. ${at}` });
      now += 1000;
    }
    now = evening + 8 * hour;
    await service.delivery.pass();
    const { subject, text = "" } = sent[0] ?? {};
    expect(subject).toBe("Held enquiries on 21 November 2026: 103");
    expect(text.match(/^Reference: /gm)).toHaveLength(100);
    expect(text).toContain("Message: No. 0\n");
    expect(text).not.toContain("Message: No. 100\n");
    expect(text).toContain(
      "Not listed here: 3. All of them: npm run enquiries -- list --standing quarantined",
    );
  }));
