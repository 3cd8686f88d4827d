import { readFileSync, writeFileSync } from "node:fs";
import { readContent } from "#publishing/read-content.ts";
import { judge, type Master } from "#tools/masters/judge.ts";
import { fillOf } from "#tools/masters/measure.ts";
import { readMasters } from "#tools/masters/read-masters.ts";
import { compare, parseWaiting, withoutMended } from "#tools/masters/waiting.ts";

const list = "artwork/waiting.yaml";

type Figure = readonly [name: string, of: (master: Master) => number | undefined];

const figures: readonly Figure[] = [
  [
    "fill",
    ({ measures: { box, reached } }) => (box && reached.length === 0 ? fillOf(box) : undefined),
  ],
  ["shadow", ({ measures }) => measures.shadow],
  ["border", ({ measures }) => measures.foreign],
  ["sharpness", ({ measures }) => measures.sharpness],
];

/** The least, the quarters and the most of a figure over all pictures. */
function tellSpread([name, of]: Figure, masters: readonly Master[]): void {
  const values = masters
    .flatMap((master) => of(master) ?? [])
    .toSorted((one, other) => one - other);
  const at = (share: number) => values[Math.round(share * (values.length - 1))]?.toFixed(2) ?? "";
  console.log(
    `${name.padEnd(10)}${[0, 0.25, 0.5, 0.75, 1].map((share) => at(share).padStart(8)).join("")}`,
  );
}

function tellOne(master: Master): void {
  const { picture, measures } = master;
  const told = figures.flatMap(([name, of]) => {
    const value = of(master);
    return value === undefined ? [] : [`${name} ${value.toFixed(2)}`];
  });
  const colours = [...measures.colours]
    .filter(([, share]) => share >= 0.01)
    .toSorted(([, one], [, other]) => other - one)
    .map(([family, share]) => `${family} ${share.toFixed(2)}`);
  console.log(`${picture}: ${[...told, ...colours].join(", ")}`);
}

/**
 * Measures the masters and tells what is wrong with them. With a text, tells all that is measured of the
 * pictures whose name contains it. Without, takes what is mended off the list.
 */
export async function measureMasters(text: string): Promise<boolean> {
  const reading = await readContent("content");
  if (!reading.ok) {
    throw new Error(`The content cannot be read: ${JSON.stringify(reading.problems)}`);
  }
  const masters = await readMasters("content", reading.content.products);
  const { found, mended } = compare(judge(masters), parseWaiting(readFileSync(list, "utf8")));
  const asked = ({ picture }: { readonly picture: string }) => picture.includes(text);
  if (text !== "") {
    masters.filter(asked).forEach(tellOne);
  } else {
    console.log(`${masters.length} masters: least, quarters, most`);
    figures.forEach((figure) => tellSpread(figure, masters));
    if (mended.length > 0) {
      writeFileSync(list, withoutMended(readFileSync(list, "utf8"), mended));
    }
    mended.forEach(({ picture, kind }) =>
      console.log(`mended, and taken off the list: ${picture} (${kind})`),
    );
  }
  const told = found.filter(asked);
  told.forEach(({ picture, kind, says }) => console.log(`${picture} (${kind}): ${says}`));
  return told.length === 0;
}
