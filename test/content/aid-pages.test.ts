import { describe, expect, test } from "vitest";
import { aidSlugs, type AidSlug } from "#domain/aids/aid.ts";
import { attributesOf, rendered, textOf } from "#test/content/rendered.ts";
import { addresses, words } from "#test/support/demonstration.ts";

const { aids } = words;
const aidAddress = (slug: AidSlug, query: string) => `${addresses.aid(slug)}?${query}`;

async function answerTo(slug: AidSlug, query: string): Promise<string> {
  const { status, html } = await rendered(aidAddress(slug, query));
  expect(status).toBe(200);
  return html;
}

test("the list of aids, the footer and the guide lead to each aid", async () => {
  const listed = attributesOf((await rendered(addresses.aids)).html, "a", "href");
  expect(listed).toEqual(expect.arrayContaining(aidSlugs.map((slug) => addresses.aid(slug))));
  const guide = await rendered(addresses.guide("fall-protection"));
  const links = attributesOf(guide.html, "a", "href");
  expect(links).toEqual(expect.arrayContaining([addresses.aids, addresses.aid("fall-clearance")]));
});

test.each(aidSlugs)(
  "%s has no answer before it is asked, and none that search engines list",
  async (slug) => {
    const { html } = await rendered(addresses.aid(slug));
    expect(html).toContain('id="answer"></div>');
    expect(html).toContain('rel="canonical"');
    for (const source of aids.fall.sources.slice(0, slug === "fall-clearance" ? undefined : 0)) {
      expect(textOf(html)).toContain(source);
    }
  },
);

describe("fall clearance", () => {
  const sent =
    "system=lanyard-en&length=1.8&position=level&freefall=4&stop=1.75&weight=90&heaviest=100&posture=standing&sag=0&strength=yes&edge=no&swing=no";

  test("adds up the label's figures and lists products of the system", async () => {
    const html = await answerTo("fall-clearance", `${sent}&available=4.5`);
    const text = textOf(html);
    expect(text).toContain(aids.fall.clearance("5.00"));
    expect(text).toContain(aids.fall.lacking("0.50"));
    expect(text).toContain(aids.fall.fromAnchor("6.52"));
    expect(html).toContain("noindex");
    const listed = attributesOf(html, "a", "data-list-toggle");
    expect(listed).toContain("self-retracting-lifeline-steel-10m");
    expect(listed).not.toContain("single-leg-energy-absorbing-lanyard");
    expect(listed).not.toContain("temporary-horizontal-lifeline-20m");
  });

  test("refuses with the reason, the person to ask and the figures in the message", async () => {
    const html = await answerTo("fall-clearance", sent.replace("stop=1.75&", ""));
    expect(textOf(html)).toContain(aids.fall.refusals["no-extension"]);
    expect(textOf(html)).toContain(aids.fall.ask);
    expect(attributesOf(html, "a", "data-list-toggle")).toEqual([]);
    const [ask = ""] = attributesOf(html, "a", "href").filter((href) => href.includes("about="));
    const message = new URL(ask, "http://site.invalid").searchParams.get("about") ?? "";
    expect(message).toContain(`${aids.fall.fields.length}: 1.8`);
    expect(message.length).toBeLessThan(3000);
    const contact = await rendered(ask);
    expect(contact.html).toContain("please check these figures");
  });

  test("marks a figure that cannot be read, and works nothing out", async () => {
    const html = await answerTo("fall-clearance", sent.replace("1.8", "6 ft"));
    expect(textOf(html)).toContain(aids.unreadable);
    expect(html).toContain('aria-invalid="true"');
    expect(textOf(html)).not.toContain(aids.fall.sum);
  });

  test("offers no equipment to a user outside the label", async () => {
    const html = await answerTo(
      "fall-clearance",
      sent.replace("=90", "=120").replace("=100", "=140"),
    );
    expect(attributesOf(html, "a", "data-list-toggle")).not.toContain(
      "full-body-harness-two-point",
    );
  });

  test("is as complete in Arabic", async () => {
    const { html } = await rendered(`/ar${aidAddress("fall-clearance", sent)}`);
    expect(textOf(html)).toContain("5.00 م");
    expect(attributesOf(html, "a", "data-list-toggle").length).toBeGreaterThan(3);
  });
});

describe("hearing protection", () => {
  const asked = "impulse=no&survey=yes&hearing-aids=no&peak=120";

  test("each rating has its own form, and its own address", async () => {
    const links = attributesOf((await rendered(addresses.aid("hearing"))).html, "a", "href");
    for (const method of ["snr", "hml", "dose"]) {
      expect(links).toContain(aidAddress("hearing", `method=${method}`));
      const { html } = await rendered(aidAddress("hearing", `method=${method}`));
      expect(html).toContain('id="answer"></div>');
    }
  });

  test("NRR: shows level, band, rule and the protectors in the band", async () => {
    const html = await answerTo("hearing", `method=nrr&level-a=95&nrr=33&${asked}`);
    expect(textOf(html)).toContain(aids.hearing.under("82.0"));
    expect(textOf(html)).toContain(aids.hearing.bands.acceptable);
    expect(textOf(html)).toContain("= 95 − 13 = 82.0 dB(A)");
    const listed = attributesOf(html, "a", "data-list-toggle");
    expect(listed).toContain("foam-ear-plugs-uncorded");
    expect(listed).not.toContain("banded-ear-plugs");
  });

  test("SNR: judges by the figure with the allowance", async () => {
    const html = await answerTo("hearing", `method=snr&level-c=103&snr=27&${asked}`);
    const text = textOf(html);
    expect(text).toContain(aids.hearing.under("76.0"));
    expect(text).toContain(aids.hearing.allowed("80.0"));
    expect(attributesOf(html, "a", "data-list-toggle")).toContain("headband-ear-muffs-standard");
  });

  test("HML: says that the catalogue states no such ratings", async () => {
    const query = `method=hml&level-a=100&level-c=104&high=34&medium=28&low=20&${asked}`;
    const text = textOf(await answerTo("hearing", query));
    expect(text).toContain(aids.hearing.under("74.0"));
    expect(text).toContain(aids.hearing.noneHml);
  });

  test("dose: shows both rules", async () => {
    const query = "method=dose&hours-1=2&level-1=95&hours-2=6&level-2=80&impulse=no&survey=yes";
    const text = textOf(await answerTo("hearing", query));
    expect(text).toContain(aids.hearing.daily("89.4"));
    expect(text).toContain(aids.hearing.dose("50"));
    expect(text).toContain(aids.hearing.average("85.0"));
  });

  test("refuses impulses and a high level, each with its reason", async () => {
    const html = await answerTo("hearing", "method=nrr&level-a=112&nrr=30&impulse=yes");
    const text = textOf(html);
    expect(text).toContain(aids.hearing.refusals["level-high"]);
    expect(text).toContain(aids.hearing.refusals.impulse);
    expect(attributesOf(html, "a", "data-list-toggle")).toEqual([]);
  });
});

describe("respirator and filter", () => {
  const air = "system=en&oxygen=20.9&untested=no&beard=no&warning=yes&mixed=no";

  test("silica: class 3 alone, with its products", async () => {
    const query = `${air}&irritant=no&contaminant=silica&concentration=0.4&limit=0.025`;
    const html = await answerTo("respirator", query);
    expect(textOf(html)).toContain(aids.respirator.ratio("16"));
    expect(textOf(html)).toContain(aids.respirator.floor);
    const listed = attributesOf(html, "a", "data-list-toggle");
    expect(listed).toContain("ffp3-fold-mask-valved");
    expect(listed).toContain("particle-filters-p3-bayonet-pair");
    expect(listed).not.toContain("ffp2-cup-mask-valved");
    expect(listed).not.toContain("half-mask-42-cfr-84-bayonet");
  });

  test("ammonia: a full-face mask and filters with K", async () => {
    const query = `${air}&irritant=yes&contaminant=ammonia&concentration=200&limit=25&idlh=300`;
    const html = await answerTo("respirator", query);
    expect(textOf(html)).toContain(aids.respirator.filter("K1"));
    const listed = attributesOf(html, "a", "data-list-toggle");
    expect(listed).toContain("combined-filters-abek1p3-bayonet-pair");
    expect(listed).toContain("full-face-mask-twin-bayonet-class-2");
    expect(listed).not.toContain("combined-filters-a2p3-bayonet-pair");
    expect(listed).not.toContain("half-mask-facepiece-twin-bayonet");
  });

  test("isocyanate spray: refused, with breathing apparatus for the competent person", async () => {
    const html = await answerTo("respirator", `${air}&irritant=no&contaminant=isocyanate`);
    expect(textOf(html)).toContain(aids.respirator.refusals.isocyanate);
    const listed = attributesOf(html, "a", "data-list-toggle");
    expect(listed).toContain("airline-hood-continuous-flow");
    expect(listed).not.toContain("half-mask-set-a2p3");
  });
});

describe("arc flash clothing", () => {
  test("category 3: 25 cal/cm², and no product with less on its label", async () => {
    const html = await answerTo("arc-flash", "off=no&ppe-category=3&table=yes");
    expect(textOf(html)).toContain(aids.arc.rating("25"));
    const listed = attributesOf(html, "a", "data-list-toggle");
    expect(listed).toEqual(["arc-flash-suit-hood-40-cal"]);
  });

  test("an incident energy gets no category and no product", async () => {
    const html = await answerTo("arc-flash", "off=no&energy=7");
    expect(textOf(html)).toContain(aids.arc.refusals.energy);
    expect(attributesOf(html, "a", "data-list-toggle")).toEqual([]);
  });
});

describe("read a mark", () => {
  const read = (mark: string, kind = "") =>
    answerTo("mark", `mark=${encodeURIComponent(mark)}&kind=${kind}`);

  test("explains each sign, names what is missing and lists products that carry it", async () => {
    const html = await read("FFP2 NR");
    const text = textOf(html);
    expect(text).toContain(words.marks.sayings["one-shift"]);
    expect(text).toContain(`${aids.mark.missing}: ${words.marks.sayings.dolomite}`);
    const listed = attributesOf(html, "a", "data-list-toggle");
    expect(listed).toContain("ffp3-fold-mask-valved");
    expect(listed).not.toContain("ffp1-dust-mask");
    expect(attributesOf(html, "a", "href")).toContain(addresses.standard("en-149"));
  });

  test("shows every standard of a mark that several have", async () => {
    const text = textOf(await read("Class 2", "clothing"));
    expect(text).toContain(aids.mark.several);
    expect(text).toContain("EN ISO 20471");
    expect(text).toContain("EN ISO 11611");
  });

  test("refuses another text, and names the part of a label that it cannot read", async () => {
    expect(textOf(await read("5X43D"))).toContain(aids.mark.refusals.unread);
    const half = await read("4X43D, hello");
    expect(textOf(half)).toContain(aids.mark.unread("hello"));
    expect(attributesOf(half, "a", "data-list-toggle")).toEqual([]);
  });

  test("a mark of an old edition is asked for by its new name", async () => {
    const html = await read("S3 SRC");
    expect(textOf(html)).toContain(words.marks.sayings["ask-sr"]);
    expect(textOf(html)).toContain(aids.mark.none);
  });
});
