import { expect, test } from "vitest";
import { formerTrapField, trapField } from "#domain/enquiry/trap-field.ts";
import { demonstrationSite } from "#test/content/rendered.ts";

/** Words in names, ids and labels by which browsers and password managers recognize a field. */
const filled = /name|mail|phone|tel|compan|organi|web|url|site|address|street|city|zip|post|user/i;

test("no attribute invites autofill into the hidden field", async () => {
  const { html } = await demonstrationSite.render({ address: "/contact" });
  const [, trap = ""] =
    /<div class="contact-trap" aria-hidden="true">(.*?)<\/div>/s.exec(html) ?? [];
  const label = /<label for="([^"]*)">/.exec(trap)?.[1] ?? "";
  expect(trap).toMatch(new RegExp(`<input id="${label}" tabindex="-1" autocomplete="off"`, "i"));
  for (const attribute of ["data-1p-ignore", "data-lpignore", "data-bwignore", "data-form-type"]) {
    expect(trap).toContain(`${attribute}="`);
  }
  expect([trapField, label, trap.replaceAll(/<[^>]*>/g, "")].join(" ")).not.toMatch(filled);
  expect(formerTrapField).toMatch(filled);
});
