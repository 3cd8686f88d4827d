import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, goodEnquiry, postForm, referenceIn } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { publishSmallSite } from "#test/support/small-site.ts";

const pages = ["/", "/contact", "/ar", "/ar/contact"].map((address) => ({
  address,
  html: `<p>page ${address}</p>`,
}));

let site: Service;
beforeAll(async () => {
  site = await startService({
    publish: (folder) => publishSmallSite(folder, { languages: ["en", "ar"], pages }),
  });
});
afterAll(() => site.close());

async function sendForm(language: string) {
  const posted = await postForm(site.endpoint, { ...goodEnquiry, language });
  return { to: posted.headers.get("location") ?? "", reference: referenceIn(posted) };
}

describe.each(["en", "ar"])("the page after sending (%s)", (language) => {
  const contact = language === "en" ? "/contact" : `/${language}/contact`;
  const withQuery = (query: string) => `${contact}?${query}`;

  test("confirms success for a link of the service, and must not be cached by others", async () => {
    const { to: location, reference } = await sendForm(language);
    for (const time of ["first", "second"]) {
      const { body, headers, status } = await ask(site.url, location);
      expect([time, status]).toEqual([time, 200]);
      expect(body.toString()).toContain(`sent=${reference}`);
      expect(headers["cache-control"]).toBe("private, no-store");
    }
  });

  test.each<[string, () => string | Promise<string>]>([
    ["a made-up reference", () => "sent=7K3QX-9B2MD&receipt=AAAAAAAAAAAAAAAAAAAAAA"],
    ["a reference without a secret", () => "sent=7K3QX-9B2MD"],
    ["a secret that is cut off", () => "sent=7K3QX-9B2MD&receipt=AAAA"],
    ["a secret alone", () => "receipt=AAAAAAAAAAAAAAAAAAAAAA"],
    [
      "the secret of another reference",
      async () => (await sendForm(language)).to.replace(/^.*sent=[^&]+/, "sent=7K3QX-9B2MD"),
    ],
  ])("is the plain page for %s", async (_what, query) => {
    const { body, status } = await ask(site.url, withQuery(await query()));
    expect(status).toBe(200);
    expect(body.toString()).toContain(`<p>page ${contact}</p>`);
    expect(body.toString()).not.toContain("7K3QX");
  });

  test("keeps the rest of the query", async () => {
    const html = (await ask(site.url, withQuery("product=hat&sent=7K3QX-9B2MD"))).body.toString();
    expect(html).not.toContain("7K3QX");
  });
});
