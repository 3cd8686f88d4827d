import type { Pictures } from "#content/pictures/picture.ts";

export const bodyArcFlashPictures: Pictures = {
  "arc-flash-jacket-trousers-12-cal-front": {
    shows:
      "front view of the navy arc flash jacket and trousers as a set, collar up, closures shut",
    standIn: "coverall_hero",
  },
  "arc-flash-jacket-trousers-12-cal-label": {
    shows:
      "close view of the jacket label of the navy set with its 12 cal/cm² arc rating and " +
      "standards",
    standIn: "coverall_hero",
  },
  "arc-flash-jacket-trousers-12-cal-contents": {
    shows: "navy arc flash jacket and trousers laid flat side by side, seen from above",
    standIn: "coverall_hero",
  },
  "arc-flash-suit-hood-40-cal-front": {
    shows: "front view of the complete navy arc flash suit, hood on and window closed",
    standIn: "coverall_hero",
  },
  "arc-flash-suit-hood-40-cal-detail": {
    shows:
      "close view of the arc flash hood with its tinted window and black chin guard",
    standIn: "faceshield_hero",
  },
  "arc-flash-suit-hood-40-cal-contents": {
    shows: "coat, bib overall, hood and carry bag of the 40 cal/cm² suit laid out from above",
    standIn: "coverall_hero",
  },
  "arc-flash-suit-hood-40-cal-label": {
    shows:
      "close view of the coat label of the suit with its 40 cal/cm² arc rating and care symbols",
    standIn: "coverall_hero",
  },
};
