import { expect, test } from "vitest";
import { ask, goodEnquiry, postForm, referenceIn } from "#test/support/requests.ts";
import { publishSmallSite } from "#test/support/small-site.ts";
import { startService } from "#test/support/service.ts";
import { unmadePages } from "#test/support/unmade-pages.ts";

test.each(Object.entries(unmadePages))(
  "where %s, confirms an enquiry without script by its reference",
  async (_what, options) => {
    const service = await startService({
      publish: (folder) =>
        publishSmallSite(folder, { languages: ["en", "ar"], pages: pagesOfBoth }),
      ...options,
    });
    try {
      for (const language of ["en", "ar"]) {
        const posted = await postForm(service.endpoint, {
          ...goodEnquiry,
          language,
          name: language,
        });
        const location = posted.headers.get("location") ?? "";
        const reference = referenceIn(posted);
        const answer = await ask(service.url, location, { headers: { "accept-language": "en" } });
        const html = answer.body.toString();
        expect(answer.status).toBe(200);
        expect(html).toContain(`<bdi dir="ltr">${reference}</bdi>`);
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toContain(`href="${language === "en" ? "" : "/ar"}/contact"`);
        expect(html).toContain(`href="/receipt/${reference}?key=`);
        expect(answer.headers).toMatchObject({
          "content-type": "text/html; charset=utf-8",
          "cache-control": "private, no-store",
          "x-content-type-options": "nosniff",
        });
      }
      // An invalid reference belongs to nobody.
      expect((await ask(service.url, "/contact?sent=%3Cb%3E")).status).toBe(404);
      expect((await ask(service.url, "/contact?product=hat")).status).not.toBe(200);
    } finally {
      await service.close();
    }
  },
);

test("a worker that hangs does not keep a sender from the confirmation", async () => {
  const service = await startService({
    openRenderer: async () => ({ render: () => new Promise(() => {}), close: async () => {} }),
  });
  try {
    const posted = await postForm(service.endpoint, goodEnquiry);
    const { status, body } = await ask(service.url, posted.headers.get("location") ?? "");
    expect(status).toBe(200);
    expect(body.toString()).toContain(`<bdi dir="ltr">${referenceIn(posted)}</bdi>`);
  } finally {
    await service.close();
  }
});

const pagesOfBoth = ["/", "/contact", "/ar", "/ar/contact", "/products/hat"].map((address) => ({
  address,
  html: `<p>page ${address}</p>`,
}));
