/** What a process of the rendering floods does. */
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

/** What it tells: an attacker once that it has begun, and each when it is done. */
export type FloodReport =
  | { readonly kind: "begun" }
  | {
      readonly kind: "done";
      /** How many answers there were of each kind. */
      readonly answers: Readonly<Record<string, number>>;
      /** Of each answer in turn, from when it was asked for, or was to be where the one before came late. */
      readonly milliseconds: readonly number[];
      /** Whether it was given a processor whenever it asked for one, which takes root's right. */
      readonly comesFirst: boolean;
    };
