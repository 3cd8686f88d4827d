import { describe, expect, test } from "vitest";
import { search } from "#test/support/demonstration.ts";

const found = (query: string) => search(query).products.map(({ slug }) => slug);

describe("a figure in a query", () => {
  test.each(["gloves for 11 kV", "insulating gloves 6600 volt", "قفازات كهرباء 11 كيلوفولت"])(
    "%s shows only what is made for as much voltage",
    (query) => {
      expect(found(query)).toEqual(["insulating-gloves-class-2-17000v"]);
    },
  );

  test.each([
    "oven and furnace gloves 350 degrees",
    "gloves for 300 °C",
    "قفازات حرارية 350 درجة مئوية",
  ])("%s shows first what is made for as much heat", (query) => {
    expect(found(query)[0]).toBe("furnace-gauntlets-contact-350");
  });

  test("a temperature of cold asks for no heat", () => {
    const shown = found("winter gloves -30 °C");
    expect(shown).toContain("winter-gloves-thermal-double-latex");
    expect(shown).not.toContain("heat-resistant-gloves-contact-250");
  });

  test.each(["gloves for 25 kV", "gloves 25000 V", "قفازات 25 كيلوفولت"])(
    "%s is not met by a figure for direct current",
    (query) => {
      expect(search(query).unmet?.requirements.map(({ told }) => told)).toEqual(["25 kV"]);
    },
  );

  test.each(["gloves 25 kV DC", "gloves 25,000 V d.c."])("%s is met by one", (query) => {
    expect(found(query)).toEqual(["insulating-gloves-class-2-17000v"]);
  });

  test("a voltage above that of all products is named as unknown", () => {
    expect(search("insulating gloves 100 kV").unknown).toEqual(["100 kv"]);
  });

  test.each(["1800x1800", "180x180", "1.8 m x 1.8 m", "180 × 180 cm", "1.8×1.8 متر"])(
    "a fire blanket of %s is the one of that size",
    (size) => {
      expect(found(`fire blanket ${size}`)).toEqual(["fire-blanket-1800x1800"]);
    },
  );

  test("two sides may be said in either order, and stay two sizes with quantities elsewhere", () => {
    expect(found("sign 500x400 mm")).toEqual(found("sign 400 x 500 mm"));
    expect(search("safety boots 42x10 43x12").unknown).toEqual([]);
  });

  test("a quantity takes no figure of the product away from it", () => {
    expect(found("ear muff NRR 30 عدد 40 حبة")[0]).toBe("headband-ear-muffs-high-attenuation");
  });
});

describe("what a query is for", () => {
  test("puts what is not for it behind what is", () => {
    const [first] = search("respirator for workers with a beard").products;
    expect(first?.notFor.filter((limit) => limit.includes("beard"))).toEqual([]);
  });

  test.each([
    "safety net for scaffolding",
    "شبكة أمان للسقالات",
    "breath tester for forklift driver",
  ])("%s is not answered by what it is for", (query) => {
    expect(found(query)).not.toContain("full-body-harness-two-point");
  });

  test("what stands before it is shown where only its purpose is not sold", () => {
    expect(found("hood with air for two component paint")[0]).toBe("airline-hood-continuous-flow");
  });
});

test.each([
  "غسيل عيون لموقع ما فيه مويه",
  "غسول عيون بدون مويه",
  "الموقع ما فيهو موية ودايرين غسيل عيون",
])("%s: what is said not to be there is a lack", (typed) => {
  expect(search(typed).wishes.map(({ is }) => is)).toContain("lack");
});

test("على in one word with a thing puts the thing beside", () => {
  expect(found("سماعة اذن تركب عالخوذة")[0]).toBe("helmet-mounted-ear-muffs");
});
