import { expect, test } from "vitest";
import { outlineFile } from "#content/outline.ts";
import { rendered } from "#test/content/rendered.ts";
import { addresses, content } from "#test/support/demonstration.ts";

const drawn = [...content.products.keys()].filter((slug) =>
  content.drawings.has(outlineFile(slug)),
);
const use = (slug: string) => `<use href="/outlines/${slug}.svg#outline"`;

test("a product with a drawing is shown beside an object of known size", async () => {
  const hands = await rendered(addresses.product("insulating-gloves-class-0-1000v"));
  expect(hands.html).toContain(use("insulating-gloves-class-0-1000v"));
  expect(hands.html).toMatch(/To scale, beside a hand 190\smm long. Each square is 100\smm./);
  const person = await rendered(addresses.product("abc-powder-extinguisher-12kg"));
  expect(person.html).toMatch(/To scale, beside a person 1.75\sm tall. Each square is 100\smm./);
});

test("a product without a stated size has no drawing", async () => {
  const slug = [...content.products.keys()].find((candidate) => !drawn.includes(candidate)) ?? "";
  const { html } = await rendered(addresses.product(slug));
  expect(html).not.toContain("/outlines/");
});

test("compared products share one drawing at one scale", async () => {
  const slugs = ["abc-powder-extinguisher-6kg", "co2-extinguisher-5kg", "vented-hard-hat-type-1"];
  const { html } = await rendered(`/shop?compare=${slugs.join(",")}`);
  expect(html.match(/class="to-scale"/g)).toHaveLength(1);
  expect(html).toContain(use("abc-powder-extinguisher-6kg"));
  expect(html).toContain(use("co2-extinguisher-5kg"));
  expect(html).not.toContain(use("vented-hard-hat-type-1"));
  expect(html).toMatch(/From the left: [A-Z]+\d+, [A-Z]+\d+\./);
});
