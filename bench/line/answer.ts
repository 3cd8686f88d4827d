/** What an answer is made of. */
export type Matter = "HTML" | "CSS" | "script" | "font" | "pictures" | "other";

/** An answer as it went over the line. */
export interface Answer {
  readonly address: string;
  readonly status: number;
  readonly matter: Matter;
  /** Of the body as sent, compressed. */
  readonly bytes: number;
  /** When it was asked for, in milliseconds of `Date.now()`. */
  readonly asked: number;
  /** Asked for ahead of any wish: prefetched or prerendered. */
  readonly ahead: boolean;
}

/** What an answer is, by its content type. */
export function matterOf(type: string): Matter {
  const known: readonly (readonly [RegExp, Matter])[] = [
    [/html/, "HTML"],
    [/css/, "CSS"],
    [/javascript/, "script"],
    [/^font|woff/, "font"],
    [/^image/, "pictures"],
  ];
  return known.find(([pattern]) => pattern.test(type))?.[1] ?? "other";
}
