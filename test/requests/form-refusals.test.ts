import { expect, test } from "vitest";
import type { PageQuestion } from "#domain/site.ts";
import { goodEnquiry, postForm } from "#test/support/requests.ts";
import { publishSmallSite } from "#test/support/small-site.ts";
import { startService, testSettings } from "#test/support/service.ts";
import type { ServiceOptions } from "#test/support/service.ts";
import { unmadePages } from "#test/support/unmade-pages.ts";

const typed = {
  name: "Khalid <b>Al Harbi</b>",
  email: "khalid@buyer.example",
  company: 'Harbour & "Works"',
  message: "\nPlease quote:\n 200 helmets </textarea>, EN 397.",
};

interface Posted {
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Posts to a new service; returns the answer and the requested page. */
async function refusal(options: ServiceOptions, posted: Posted) {
  const questions: PageQuestion[] = [];
  const service = await startService({
    render: async (question) => {
      questions.push(question);
      return { status: 200, html: "<!doctype html><title>the contact page</title>" };
    },
    publish: (folder) => publishSmallSite(folder, { languages: ["en", "ar"] }),
    ...options,
  });
  try {
    const answer = await fetch(service.endpoint, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...posted.headers },
      body: posted.body ?? new URLSearchParams(posted.fields ?? typed).toString(),
      redirect: "manual",
    });
    return { answer, html: await answer.text(), form: questions[0]?.form, asked: questions };
  } finally {
    await service.close();
  }
}

const limits = (perAddress: number, overall: number) => ({
  settings: { limits: { ...testSettings.limits, perAddress, overall } },
});
const broken = async () => {
  throw new Error("no");
};
const storeThat = (fails: "add" | "hit"): ServiceOptions => ({
  wrapStore: (store) => ({ ...store, [fails]: broken }),
});
const written = new URLSearchParams(typed).toString();

const cases: readonly (readonly [what: string, status: number, ServiceOptions, Posted])[] = [
  [
    "of bytes that are no text",
    400,
    {},
    { body: Buffer.from(`${written}&language=\u00FF`, "latin1") },
  ],
  ["from another site", 403, {}, { headers: { origin: "https://evil.example" } }],
  [
    "from another site, as its browser says",
    403,
    {},
    { headers: { "sec-fetch-site": "cross-site" } },
  ],
  [
    "in another charset",
    415,
    {},
    { headers: { "content-type": "application/x-www-form-urlencoded; charset=koi8-r" } },
  ],
  ["with a field that nobody knows", 422, {}, { fields: { ...typed, admin: "1" } }],
  ["with a field given twice", 422, {}, { body: `${written}&company=Other` }],
  ["with an address that is none", 422, {}, { fields: { ...typed, email: "nowhere" } }],
  ["one too many of a household", 429, limits(0, 9), {}],
  ["when it cannot be kept", 503, storeThat("add"), {}],
  ["when it cannot be counted", 503, storeThat("hit"), {}],
];

test.each(cases)(
  "refuses a form %s with %i on a page with all its fields",
  async (_what, status, options, posted) => {
    const { answer, html, form } = await refusal(options, posted);
    expect(answer.status).toBe(status);
    expect(html).toContain("the contact page");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(form?.values).toEqual({ ...typed, ...known(posted.fields) });
    const wrong = posted.fields?.["email"] === "nowhere" ? "invalid" : "refused";
    expect(form?.outcome).toBe(status >= 500 ? "failed" : wrong);
    expect(form?.outcome === "refused").toBe(form?.detail !== undefined);
    expect(answer.headers.has("retry-after")).toBe(status === 429 || status === 503);
  },
);

function known({ admin: _admin, ...fields }: Readonly<Record<string, string>> = {}) {
  return fields;
}

test.each([
  ["more than 128 KiB", "x".repeat(128 * 1024)],
  ["more than 128 KiB of Arabic", "م".repeat(30_000)],
  ["more than 1 MiB", "x".repeat(1_200_000)],
])("tells the buyer of a form of %s that the browser has its text", async (_what, message) => {
  const fields = { ...typed, message };
  const { answer, form } = await refusal({}, { fields });
  expect(answer.status).toBe(413);
  expect(form).toMatchObject({ outcome: "refused", values: {} });
  expect(form?.detail).toMatch(/go back/);
});

test("refuses in the language of the form's page and names the invalid fields", async () => {
  const { asked: questions } = await refusal(
    {},
    { fields: { ...typed, admin: "1", language: "ar" } },
  );
  expect(questions[0]?.address).toBe("/ar/contact");
  expect(questions[0]?.form?.detail).toContain("admin");
  expect(questions[0]?.form?.detail).toMatch(/\p{Script=Arabic}/u);
});

test("accepts four thousand Chinese and five thousand other characters", async () => {
  const service = await startService();
  try {
    for (const message of ["安".repeat(4000), "😀".repeat(5000)]) {
      expect((await postForm(service.endpoint, { ...goodEnquiry, message })).status).toBe(303);
    }
  } finally {
    await service.close();
  }
});

const cannotMake: readonly (readonly [string, ServiceOptions])[] = [
  ["too many pages were asked for", unmadePages["this address has asked for too many pages"]],
  ["the site's own page cannot be made", { render: broken }],
];

test.each(cannotMake)(
  "where %s, keeps all fields on a plain page that sends them again",
  async (_what, options) => {
    const fields = { ...typed, email: "nowhere", language: "ar" };
    const { answer, html } = await refusal(options, { fields });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-language")).toBe("ar");
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('value="Khalid &lt;b&gt;Al Harbi&lt;/b&gt;"');
    expect(html).toContain('value="Harbour &amp; &quot;Works&quot;"');
    // A browser drops the first line break of a text area.
    expect(html).toContain(
      ">\n\nPlease quote:\n 200 helmets &lt;/textarea&gt;, EN 397.</textarea>",
    );
    expect(html).toContain('<input type="hidden" name="language" value="ar">');
    expect(html).toContain('<form method="post" action="/functions/v1/send-contact-email">');
    expect(html).toMatch(/aria-describedby="email-problem"/);
    expect(html).not.toMatch(/aria-describedby="name-problem"/);
  },
);
