import type { Pictures } from "#content/pictures/picture.ts";

export const bodyArcFlashPictures: Pictures = {
  "arc-flash-jacket-trousers-12-cal-front":
    "front view of the navy arc flash jacket and trousers as a set, collar up, closures shut",
  "arc-flash-jacket-trousers-12-cal-label":
    "close view of the jacket label of the navy set with its 12 cal/cm² arc rating and " +
    "standards",
  "arc-flash-jacket-trousers-12-cal-contents":
    "navy arc flash jacket and trousers laid flat side by side, seen from above",
  "arc-flash-suit-hood-40-cal-front":
    "front view of the complete navy arc flash suit, hood on and window closed",
  "arc-flash-suit-hood-40-cal-detail":
    "close view of the arc flash hood with its tinted window and black chin guard",
  "arc-flash-suit-hood-40-cal-contents":
    "coat, bib overall, hood and carry bag of the 40 cal/cm² suit laid out from above",
  "arc-flash-suit-hood-40-cal-label":
    "close view of the coat label of the suit with its 40 cal/cm² arc rating and care symbols",
};
