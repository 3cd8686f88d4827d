import { readFileSync, writeFileSync } from "node:fs";
import { readContent } from "#publishing/read-content.ts";
import { judge, type Master } from "#tools/masters/judge.ts";
import { fillOf } from "#tools/masters/measure.ts";
import { readMasters } from "#tools/masters/read-masters.ts";
import { compare, parseWaiting, withoutMended, type Difference } from "#tools/masters/waiting.ts";

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

async function compareAll(): Promise<Difference & { readonly masters: readonly Master[] }> {
  const reading = await readContent("content");
  if (!reading.ok) {
    throw new Error(`The content cannot be read: ${JSON.stringify(reading.problems)}`);
  }
  const masters = await readMasters("content", reading.content);
  return { masters, ...compare(judge(masters), parseWaiting(readFileSync(list, "utf8"))) };
}

function takeOff(mended: Difference["mended"]): void {
  if (mended.length > 0) {
    writeFileSync(list, withoutMended(readFileSync(list, "utf8"), mended));
  }
  mended.forEach(({ picture, kind }) =>
    console.log(`mended, and taken off ${list}: ${picture} (${kind})`),
  );
}

/** Takes what is mended off the list of what waits for the studio. */
export async function takeMendedOff(): Promise<void> {
  const { mended } = await compareAll();
  takeOff(mended);
}

/**
 * Measures the masters, tells what is wrong with them and takes what is mended off the list. With a text,
 * tells all that is measured of the pictures whose name contains it. Answers whether all is well.
 */
export async function measureMasters(text: string): Promise<boolean> {
  const { masters, found, mended } = await compareAll();
  const asked = ({ picture }: { readonly picture: string }) => picture.includes(text);
  if (text === "") {
    console.log(`${masters.length} masters: least, quarters, most`);
    figures.forEach((figure) => tellSpread(figure, masters));
  } else {
    masters.filter(asked).forEach(tellOne);
  }
  takeOff(mended);
  const told = found.filter(asked);
  told.forEach(({ picture, kind, says }) => console.log(`${picture} (${kind}): ${says}`));
  return told.length === 0;
}
