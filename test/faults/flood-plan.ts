/** The task of a process in a rendering flood. */
export type FloodPlan =
  | {
      readonly kind: "visitor";
      readonly url: string;
      readonly seconds: number;
      /** Milliseconds from one finished page to the next. */
      readonly every: number;
    }
  | {
      readonly kind: "attacker";
      readonly url: string;
      readonly seconds: number;
      readonly connections: number;
      readonly from: AttackedFrom;
    };

/** The /64s of one /48, or a thousand networks. */
export type AttackedFrom = "one /48" | "1,000 networks";

/** A message of such a process: `begun` of an attacker, `done` of each. */
export type FloodReport =
  | { readonly kind: "begun" }
  | {
      readonly kind: "done";
      /** Number of answers by their kind. */
      readonly answers: Readonly<Record<string, number>>;
      /** Latency of each answer from the time when it was due, in milliseconds. */
      readonly milliseconds: readonly number[];
      /** True if the process could raise its priority, which needs root. */
      readonly comesFirst: boolean;
    };
