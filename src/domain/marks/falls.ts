import { sign, type MarkFamily } from "#domain/marks/mark.ts";

const harness: MarkFamily = {
  standards: ["EN 361"],
  read: (mark) => {
    const [, point, half] = /^Marks? (A)( and A\/2)?$/.exec(mark) ?? [];
    return point === undefined
      ? undefined
      : [
          sign(point, "fall-point"),
          ...(half === undefined ? [] : [sign("A/2", "fall-points-together")]),
        ];
  },
};

export const fallMarks: readonly MarkFamily[] = [harness];
