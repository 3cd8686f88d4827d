/** Keys of the form fields of each choosing aid, by the slug of its address. */
export const aidFields = {
  "fall-clearance": [
    "system",
    "length",
    "position",
    "offset",
    "freefall",
    "stop",
    "weight",
    "lightest",
    "heaviest",
    "posture",
    "sag",
    "strength",
    "edge",
    "swing",
    "available",
  ],
  hearing: [
    "method",
    "level-a",
    "level-c",
    "peak",
    "nrr",
    "second",
    "snr",
    "high",
    "medium",
    "low",
    "hours-1",
    "level-1",
    "hours-2",
    "level-2",
    "hours-3",
    "level-3",
    "hours-4",
    "level-4",
    "impulse",
    "survey",
    "hearing-aids",
  ],
  respirator: [
    "system",
    "contaminant",
    "mixed",
    "concentration",
    "limit",
    "idlh",
    "oxygen",
    "untested",
    "beard",
    "irritant",
    "warning",
  ],
  "arc-flash": ["off", "ppe-category", "table", "energy"],
  mark: ["mark", "kind"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AidSlug = keyof typeof aidFields;

export const aidSlugs = Object.keys(aidFields) as AidSlug[];

/** Guides whose products an aid helps to choose, by their slugs. */
const guides: Readonly<Record<AidSlug, readonly string[]>> = {
  "fall-clearance": ["fall-protection"],
  hearing: ["hearing-protection"],
  respirator: ["respiratory-protection"],
  "arc-flash": ["electrical-arc-flash"],
  mark: [
    "hand-protection",
    "safety-shoes",
    "respiratory-protection",
    "head-face-protection",
    "protective-clothing",
    "fire-safety",
  ],
};

/** Lists the aids for the products of a guide. */
export function aidsOfGuide(guide: string): readonly AidSlug[] {
  return aidSlugs.filter((slug) => guides[slug].includes(guide));
}

/** Longest value of a field in characters. */
export const longestAidValue = 120;

/** An input outside the rule, with every reason. */
export interface Refused<Reason extends string> {
  readonly kind: "refused";
  readonly reasons: readonly Reason[];
}

/** Collects the reasons that apply; undefined if none does. */
export function refuse<Reason extends string>(
  checks: readonly (readonly [applies: boolean, reason: Reason])[],
): Refused<Reason> | undefined {
  const reasons = checks.flatMap(([applies, reason]) => (applies ? [reason] : []));
  return reasons.length === 0 ? undefined : { kind: "refused", reasons: [...new Set(reasons)] };
}

/** Returns true for a number from 0 to the limit. */
export function isFigure(value: number | undefined, limit: number): value is number {
  return value !== undefined && value >= 0 && value <= limit;
}
