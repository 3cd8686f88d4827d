import { expect, test } from "vitest";
import { rendered, textOf } from "#test/content/rendered.ts";
import { addresses, content } from "#test/support/demonstration.ts";

const advice = JSON.stringify([
  ...content.products.values(),
  ...content.guides.values(),
  content.standards?.standards,
]);

test("does not require an anchor to bear the average arrest force", () => {
  const device = JSON.stringify(content.products.get("ansi-self-retracting-device-class-2"));
  expect(device).not.toMatch(/anchor must bear that|أن تتحمل نقطة التثبيت ذلك/);
  expect(device).toMatch(/not the strength of the anchor/);
  expect(device).toMatch(/ليست قوة تحمل نقطة التثبيت/);
});

test("gives the strength of an anchor in the fall guide", async () => {
  const { html } = await rendered(addresses.guide("fall-protection"));
  expect(textOf(html)).toContain("12 kN");
});

test("does not allow an insulating glove in use twelve months after its test", () => {
  expect(advice).not.toMatch(/(within twelve months|in the last 12 months)/);
  expect(advice).not.toMatch(/(خلال اثني عشر شهرًا|آخر 12\s+شهرًا)/);
});

test("does not leave a tourniquet for the last step", () => {
  expect(advice).not.toMatch(/last step|الخطوة الأخيرة/);
});
