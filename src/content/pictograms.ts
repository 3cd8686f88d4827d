import type { CategoryPageSlug } from "#content/pages/category-page.ts";

/** The five kinds of safety sign, each with its own shape and colour. */
export type PictogramKind = "mandatory" | "prohibition" | "warning" | "safe-condition" | "fire";

export interface PictogramFacts {
  readonly kind: PictogramKind;
  /** What the sign says, for a label beside it and for a screen reader. */
  readonly meaning: string;
}

function of<Name extends string>(
  kind: PictogramKind,
  meanings: Readonly<Record<Name, string>>,
): Readonly<Record<Name, PictogramFacts>>;
function of(
  kind: PictogramKind,
  meanings: Readonly<Record<string, string>>,
): Readonly<Record<string, PictogramFacts>> {
  return Object.fromEntries(
    Object.entries(meanings).map(([name, meaning]) => [name, { kind, meaning }]),
  );
}

/** Every drawn sign; `public/pictograms/{name}.svg` holds the drawing. */
export const pictograms = {
  ...of("mandatory", {
    "mandatory-general": "Follow the instruction",
    head: "Wear a safety helmet",
    eye: "Wear eye protection",
    "face-shield": "Wear a face shield",
    "welding-mask": "Wear a welding mask",
    hearing: "Wear hearing protection",
    respiratory: "Wear respiratory protection",
    hand: "Wear protective gloves",
    foot: "Wear safety footwear",
    "protective-clothing": "Wear protective clothing",
    "high-visibility": "Wear high-visibility clothing",
    harness: "Wear a fall-arrest harness",
    lockout: "Lock out before work",
    walkway: "Use this walkway",
  }),
  ...of("prohibition", {
    "no-smoking": "No smoking",
    "no-open-flame": "No open flame",
    "no-entry": "No entry for pedestrians",
    "no-phone": "No mobile phones",
  }),
  ...of("warning", {
    "warning-general": "Warning",
    electricity: "Warning: electricity",
    falling: "Warning: drop",
    "overhead-load": "Warning: overhead load",
    flammable: "Warning: flammable material",
    corrosive: "Warning: corrosive substance",
    "hot-surface": "Warning: hot surface",
    forklift: "Warning: forklift trucks",
    noise: "Warning: loud noise",
  }),
  ...of("safe-condition", {
    "first-aid": "First aid",
    eyewash: "Eyewash station",
    aed: "Automated external defibrillator",
    exit: "Emergency exit",
  }),
  ...of("fire", {
    extinguisher: "Fire extinguisher",
    "fire-blanket": "Fire blanket",
    "call-point": "Fire alarm call point",
  }),
};

export type PictogramName = keyof typeof pictograms;

/** The signs, in the order of the table. */
export const pictogramNames: readonly PictogramName[] = Object.keys(pictograms).filter(
  (name): name is PictogramName => name in pictograms,
);

/** The signs of a category page, the leading one first. */
export const categoryPictograms: Readonly<
  Record<CategoryPageSlug, readonly [PictogramName, ...PictogramName[]]>
> = {
  ppe: ["mandatory-general"],
  "head-face-protection": ["head", "face-shield"],
  "eye-protection": ["eye", "welding-mask"],
  "hearing-protection": ["hearing", "noise"],
  "respiratory-protection": ["respiratory"],
  "hand-protection": ["hand"],
  "protective-clothing": ["protective-clothing", "high-visibility"],
  "safety-shoes": ["foot"],
  "fall-protection": ["harness", "falling"],
  "electrical-arc-flash": ["electricity", "face-shield"],
  "fire-safety": ["extinguisher", "fire-blanket"],
};
