import fc from "fast-check";
import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import { hostileAddresses, hostileJson, hostileTexts } from "#test/faults/corpora.ts";
import { faultsOf } from "#test/faults/expectations.ts";
import { openPostOffice } from "#test/faults/post-office.ts";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault, World } from "#test/faults/world.ts";
import { mailerTo } from "#test/support/mail-server.ts";
import { goodEnquiry, postForm, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

const desk = "desk@supplier.example";

/** Sends hostile input to the real endpoint and reads the letters that arrive by SMTP. */
export const hostileInput: Fault = {
  name: "hostile input",
  stores: bothStores,
  make: (world) =>
    onGround(world, async (ground) => {
      const databaseUrl = ground.env["DATABASE_URL"];
      const office = await openPostOffice();
      const service = await startService({
        mailer: mailerTo(office.url),
        ...(databaseUrl !== undefined && { databaseUrl }),
      });
      const answers = new Map<number, number>();
      const accepted = new Map<string, Enquiry>();
      let unnamed = 0;
      let posts = 0;

      async function post(input: Enquiry, asForm: boolean): Promise<void> {
        posts += 1;
        const answer = asForm
          ? await postForm(service.endpoint, { ...input })
          : await postJson(service.endpoint, input);
        const text = await answer.text();
        count(answer.status);
        const inBody = /"reference":"([^"]+)"|$/.exec(text)?.[1];
        const reference =
          /[?]sent=([^&]+)/.exec(answer.headers.get("location") ?? "")?.[1] ?? inBody;
        if (reference !== undefined) {
          accepted.set(reference, input);
        } else if (!namesField(text, asForm)) {
          unnamed += 1;
        }
      }

      async function postText(body: string): Promise<void> {
        posts += 1;
        const answer = await postJson(service.endpoint, body);
        count(answer.status);
        unnamed += answer.status === 422 && !namesField(await answer.text(), false) ? 1 : 0;
      }

      function count(status: number): void {
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }

      try {
        const texts = thin(hostileTexts(), world, 60);
        const mails = thin(hostileAddresses(), world, 40);
        const json = thin(hostileJson(), world, 40);
        for (const [at, text] of texts.entries()) {
          await post({ ...goodEnquiry, name: text, company: text, message: text }, at % 2 === 0);
          await post({ ...goodEnquiry, message: `${text}\n${at}` }, at % 2 === 1);
        }
        for (const [at, email] of mails.entries()) {
          await post({ ...goodEnquiry, email }, at % 2 === 0);
        }
        for (const body of json) {
          await postText(body);
        }
        const runs = world.short ? 200 : 20_000;
        const property = fc.asyncProperty(enquiryOf(texts, mails), fc.boolean(), post);
        await fc.assert(property, { numRuns: runs });
        await fc.assert(fc.asyncProperty(anyBody, postText), { numRuns: runs / 10 });

        // In parallel, because the mail server delays each letter. A letter that cannot be sent
        // is reported below as missing.
        const deliver = async () => {
          while ((await service.delivery.pass()) > 0) {}
        };
        await Promise.all(Array.from({ length: 12 }, deliver));
        const [stuck] = await service.desk.list({ letter: "waiting", limit: 1 });
        const faults = new Set<string>();
        for (const [reference, given] of accepted) {
          const letter = office.taken.get(`<enquiry.${reference}@supplier.example>`);
          const problems =
            letter === undefined ? ["no letter"] : await faultsOf(letter, given, desk);
          for (const fault of problems) {
            faults.add(`${reference} ${fault}`);
          }
        }
        const ofUs = Array.from(answers).filter(([status]) => status >= 500);
        const samples = Array.from(faults).slice(0, 10);
        return {
          counted: {
            "texts of published corpora": texts.length,
            "addresses of published corpora": mails.length,
            "JSON texts of published corpora": json.length,
            "made at random": runs + runs / 10,
            posts,
            "letters compared": accepted.size,
            ...(samples.length > 0 && { "first faults": samples.join("; ") }),
            ...(stuck !== undefined && { "last error": stuck.letter.lastError ?? "none" }),
          },
          broken: {
            "answers 5xx": ofUs.reduce((sum, [, times]) => sum + times, 0),
            "refusals that name no field": unnamed,
            "faults in letters": faults.size,
          },
        };
      } finally {
        await service.close();
        await office.close();
      }
    }),
};

function namesField(text: string, asForm: boolean): boolean {
  // The site's page names its problems in the state it was given, the plain page in its HTML.
  const problems = asForm
    ? /"problems":\{("[a-z]+":"[a-z-]+",?)+\}|aria-describedby="[a-z]+-problem"/
    : /"errors":\[\{"field":"/;
  return problems.test(text.replaceAll("&quot;", '"'));
}

/** Returns all of a corpus, or an even share of it. */
function thin(texts: readonly string[], { short }: World, limit: number): readonly string[] {
  const step = short ? Math.max(1, Math.floor(texts.length / limit)) : 1;
  return texts.filter((_, index) => index % step === 0);
}

function enquiryOf(texts: readonly string[], mails: readonly string[]): fc.Arbitrary<Enquiry> {
  const corpus = fc.constantFrom(...texts);
  const text = fc.oneof(
    corpus,
    fc.tuple(corpus, corpus).map(([one, other]) => `${one}${other}`),
    fc.string({ unit: "binary", maxLength: 250 }),
    fc.string({ unit: "grapheme", maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(..."\r\n\t\0\u2028\u202E\uFEFF :,;<>@\"'=?_.".split("")) }),
    fc.constantFrom(
      "x\r\nBcc: victim@else.example",
      "=?utf-8?B?QmNjOiB4?=",
      "a@b.co, c@d.co",
      "\ud83d",
      ".\r\n.\r\nQUIT",
      "</bdi></td><a href=//evil.example>",
    ),
  );
  const email = fc.oneof(fc.constantFrom(...mails), fc.emailAddress(), text, fc.constant("a@b.co"));
  return fc.record({ name: text, email, company: text, message: text });
}

const anyBody = fc.oneof(
  fc.json(),
  fc.string({ unit: "binary" }),
  fc
    .dictionary(
      fc.oneof(fc.constantFrom(...enquiryFields, "__proto__", "to"), fc.string()),
      fc.jsonValue(),
    )
    .map((value) => JSON.stringify(value)),
);
