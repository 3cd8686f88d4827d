import { describe, expect, test } from "vitest";
import { outlineProblems } from "#content/rules/outline-rules.ts";
import { sceneOf } from "#domain/catalogue/outline.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

const slug = "exit-sign-photoluminescent-300mm";
const file = `products/${slug}/outline.svg`;

/** Returns the violations of a drawing for the sign of 300 × 150 mm. */
const said = (svg: string) =>
  outlineProblems({ ...demonstration, drawings: new Map([[file, svg]]) }).map(
    ({ message }) => message,
  );

const drawn = (width: number, height: number, path = "M0 0l10 0 0 10z") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path id="outline" transform="scale(.5)" vector-effect="non-scaling-stroke" d="${path}"/></svg>\n`;

test("the demonstration's drawings have stated sizes", () => {
  expect(outlineProblems(demonstration)).toEqual([]);
});

test("accepts a drawing with one stated side", () => {
  expect(said(drawn(300, 150))).toEqual([]);
  expect(said(drawn(300, 152))).toEqual([]);
  expect(said(drawn(299, 150))).toEqual([]);
});

describe("refuses a drawing", () => {
  test("with a size that the product does not state", () => {
    expect(said(drawn(310, 155))).toEqual([
      "is 310 mm wide and 155 mm high, and the product states neither: it states 300, 150",
    ]);
  });

  test.each([
    ["that holds a script", drawn(300, 150).replace("<path", "<script/><path")],
    ["that hears of events", drawn(300, 150).replace("<path", '<path onload="x()"')],
    ["in another unit", drawn(300, 150).replace("0 0 300 150", "0 0 30.5 15")],
  ])("%s", (_, svg) => {
    expect(said(svg)).toEqual([expect.stringMatching(/^is not as artwork\/outlines\.py draws it/)]);
  });

  test("that is larger than a line drawing", () => {
    expect(said(drawn(300, 150, `M0 0l${"1 1 ".repeat(2000)}z`))).toEqual([
      expect.stringMatching(/^holds \d+ bytes, at most 6000 are wanted$/),
    ]);
  });
});

describe("a scene", () => {
  test("shows small products beside a hand and large ones beside a person", () => {
    expect(sceneOf([{ width: 300, height: 150 }]).beside).toBe("hand");
    expect(sceneOf([{ width: 300, height: 680 }]).beside).toBe("person");
    const mixed = sceneOf([
      { width: 300, height: 150 },
      { width: 300, height: 680 },
    ]);
    expect(mixed.beside).toBe("person");
  });

  test("puts every object on one floor, apart, on whole squares", () => {
    const outlines = [
      { width: 293, height: 680 },
      { width: 160, height: 530 },
    ];
    const { size, places } = sceneOf(outlines);
    expect([size.width % 100, size.height % 100]).toEqual([0, 0]);
    const [person, first, second] = places;
    expect(person?.y).toBe(size.height - 1750);
    expect(first?.y).toBe(size.height - 680);
    expect(second?.y).toBe(size.height - 530);
    expect(first?.x).toBeGreaterThan((person?.x ?? 0) + 727);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + 293);
    expect((second?.x ?? 0) + 160).toBeLessThanOrEqual(size.width);
  });
});
