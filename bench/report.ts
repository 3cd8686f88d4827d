import { isMet, rounded, type Figure } from "./figures.ts";
import type { Run } from "./results.ts";
import { printTable } from "./table.ts";
import { worsenings } from "./worse.ts";

function shown(value: number | undefined, unit: string): string {
  return value === undefined ? "-" : `${value.toLocaleString("en")} ${unit}`;
}

function goalOf({ goal, floor, unit }: Figure): string {
  if (goal === undefined) {
    return "-";
  }
  if ("timesFloor" in goal) {
    const bound = floor === undefined ? "" : ` = ${rounded(floor * goal.timesFloor, unit)} ${unit}`;
    return `<= ${goal.timesFloor} x floor${bound}`;
  }
  return "most" in goal ? `<= ${goal.most} ${unit}` : `>= ${goal.least} ${unit}`;
}

/** Prints figures beside the floor: those with a goal, then the others. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const aimed = figures.filter(({ goal }) => goal !== undefined);
  const rows = aimed.map((figure) => {
    const { name, unit, value, floor } = figure;
    const met = isMet(figure);
    const answer = met === undefined ? "" : met ? "yes" : "NO";
    return [name, shown(floor, unit), shown(value, unit), goalOf(figure), answer];
  });
  printTable(title, ["", "floor", "ours", "goal", "met"], rows);
  const unbounded = figures
    .filter(({ goal }) => goal === undefined)
    .map(({ name, unit, value, floor }) => [name, shown(floor, unit), shown(value, unit)]);
  printTable("Besides, without a goal", ["", "floor", "ours"], unbounded);
}

/** Says what became worse since the last run that was kept. */
export function printWorse(previous: Run | undefined, current: Run): void {
  if (previous === undefined) {
    console.log("\nNothing to compare with: this is the first run that is kept.");
    return;
  }
  const since = `${previous.commit.slice(0, 7)}${previous.dirty ? ", changed" : ""}`;
  const { processor, yardstick } = previous.machine;
  const difference = Math.abs(current.machine.yardstick / yardstick - 1);
  if (processor !== current.machine.processor || difference > 0.25) {
    console.log(
      `\nThe run at ${since} was made on another machine, or one not as quick now: ` +
        `${processor}, ${yardstick} ms for what takes ${current.machine.yardstick} ms here.`,
    );
  }
  const worse = worsenings(previous.figures, current.figures);
  if (worse.length === 0) {
    console.log(`\nNothing is worse than at ${since}.`);
  }
  for (const { name, unit, before: was, now: is } of worse) {
    const value = is === undefined ? "failed" : shown(is, unit);
    console.log(`worse than at ${since}: ${name}, ${value} instead of ${shown(was, unit)}`);
  }
}
