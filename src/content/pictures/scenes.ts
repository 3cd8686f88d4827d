import type { CategoryPageSlug } from "#content/pages/category-page.ts";

/** A group picture of several products of one category. */
export interface Scene {
  /** The picture's file in `artwork/masters`, without its ending; 960 x 640 pixels. */
  readonly master: string;
  /** What is seen, in words: the alternative text. */
  readonly shows: string;
}

/** The group picture of every category page. */
export const categoryScenes: Readonly<Record<CategoryPageSlug, Scene>> = {
  ppe: {
    master: "scene-ppe",
    shows:
      "lime safety vest behind a yellow hard hat, brown safety boots, clear goggles and a " +
      "leather glove",
  },
  "head-face-protection": {
    master: "scene-head-face-protection",
    shows:
      "yellow hard hat in front of a clear face shield, an orange hard hat with reflective trim " +
      "and a black welding helmet",
  },
  "eye-protection": {
    master: "scene-eye-protection",
    shows:
      "splash goggles between grey and clear safety glasses, behind them a face shield and " +
      "welding goggles",
  },
  "hearing-protection": {
    master: "scene-hearing-protection",
    shows:
      "red headband ear muffs, a yellow helmet with ear muffs, and banded, corded and foam " +
      "ear plugs",
  },
  "respiratory-protection": {
    master: "scene-respiratory-protection",
    shows:
      "half mask with two filters in front of a full-face mask, a valved cup mask and a valved " +
      "fold mask",
  },
  "hand-protection": {
    master: "scene-hand-protection",
    shows:
      "coated cut-resistant gloves between a red welding gauntlet and a green chemical gauntlet, " +
      "a leather glove in front",
  },
  "protective-clothing": {
    master: "scene-protective-clothing",
    shows:
      "navy coverall between a yellow and navy rain jacket and a green apron, an orange vest in " +
      "front",
  },
  "safety-shoes": {
    master: "scene-safety-shoes",
    shows:
      "brown safety boot in front of a yellow gumboot and a black high-leg boot, a white slip-on " +
      "and a grey mesh shoe beside it",
  },
  "fall-protection": {
    master: "scene-fall-protection",
    shows:
      "orange full-body harness with a rope lifeline, a self-retracting lifeline and a twin-leg " +
      "lanyard",
  },
  "electrical-arc-flash": {
    master: "scene-electrical-arc-flash",
    shows:
      "white helmet with a tinted arc-rated face shield between a red insulating glove and an " +
      "orange dielectric boot",
  },
  "fire-safety": {
    master: "scene-fire-safety",
    shows:
      "red powder extinguisher in front of a CO2 and a foam extinguisher, a fire blanket in its " +
      "case on a panel beside them",
  },
};
