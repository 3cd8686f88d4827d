import { describe, expect, it } from "vitest";
import { brokenRules } from "#publishing/check-content.ts";
import { contentIn } from "#test/exchange/places.ts";
import { previewSample, readSamples } from "#test/support/price-lists.ts";

const content = await contentIn("content");
const byText = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : 1);

describe.each(["seen", "unseen"])("%s price lists of makers", (name) => {
  it.each(readSamples(`test/price-lists/${name}.yaml`))("reads $name", async (sample) => {
    const result = await previewSample(sample, content, brokenRules);
    expect(result).toMatchObject({ counts: sample.counts, kept: sample.kept ?? {} });
    const causes = "causes" in result ? result.causes : [];
    expect(causes.toSorted(byText)).toEqual(sample.causes.toSorted(byText));
  });
});
