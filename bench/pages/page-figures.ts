import { figure, type Figure, type Goal } from "#bench/figures.ts";
import { kinds } from "#bench/kinds.ts";
import type { Audited } from "./lighthouse.ts";
import type { PageBytes } from "./bytes.ts";
import type { Pressed } from "./presses.ts";

/** The most bytes of any page until it is idle, in kB. */
const allBytes = 110;
const blocking = 50;
const nearFloor = { timesFloor: 1.1 };
const press = { timesFloor: 1.2 };
const atOnce = { most: 100 };
/** The search waits 120 ms for another letter before it asks. */
const whileTyping = { most: 300 };

/** Goals of presses; the others have none. */
const pressGoals: Readonly<Record<string, Goal>> = {
  "home > listing": press,
  "listing > product": press,
  "product > category": press,
  "category > contact": press,
  "home > category": press,
  "category tab > cards": press,
  "View Details > dialog": atOnce,
  "last key > products offered": whileTyping,
  "early press > dialog": { timesFloor: 1.3 },
};

/** Bytes of each page, those with a goal first. */
export function bytesFigures(
  site: ReadonlyMap<string, PageBytes>,
  floor: ReadonlyMap<string, PageBytes>,
): readonly Figure[] {
  return kinds.flatMap(({ name, address, script }) => {
    const [own, least] = [site.get(address), floor.get(address)];
    const parts = Object.keys(own?.of ?? {}) as (keyof PageBytes["of"])[];
    return [
      figure(`${name}: script`, "kB", [own?.of.script, least?.of.script], { most: script }),
      figure(`${name}: script before the load`, "kB", [own?.firstScript, least?.firstScript]),
      figure(`${name}: all bytes`, "kB", [own?.all, least?.all], { most: allBytes }),
      figure(`${name}: all bytes before the load`, "kB", [own?.first, least?.first]),
      ...parts
        .filter((part) => part !== "script")
        .map((part) => figure(`${name}: ${part}`, "kB", [own?.of[part], least?.of[part]])),
    ];
  });
}

/** Figures of Lighthouse for one page. */
export function lighthouseFigures(name: string, site: Audited, least: Audited): readonly Figure[] {
  const points = { least: 100 };
  return [
    figure(`${name}: Lighthouse`, "points", [site.performance, least.performance], points),
    ...(site.others === undefined
      ? []
      : [
          figure(
            `${name}: Lighthouse, other categories`,
            "points",
            [site.others, undefined],
            points,
          ),
        ]),
    figure(`${name}: LCP`, "ms", [site.largestPaint, least.largestPaint], nearFloor),
    figure(`${name}: TBT`, "ms", [site.blocking, least.blocking], { most: blocking }),
  ];
}

/** Presses; an early one counts from the beginning of the navigation. */
export function pressFigures(
  site: ReadonlyMap<string, Pressed>,
  floor: ReadonlyMap<string, Pressed>,
): readonly Figure[] {
  return [...site].map(([name, own]) => {
    const least = floor.get(name);
    const isEarly = name.startsWith("early");
    const times: readonly [number | undefined, number | undefined] = isEarly
      ? [own.sinceNavigation, least?.sinceNavigation]
      : [own.painted, least?.painted];
    // A press that fails once is not answered.
    const [value, bottom] = own.failed > 0 ? [undefined, times[1]] : times;
    return figure(`press: ${name}`, "ms", [value, bottom], pressGoals[name]);
  });
}
