import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const signsPictures: Pictures = {
  "site-entrance-sign-set-rigid-front": {
    shows: "ten rigid signs in two rows, six blue mandatory and four yellow warning, front view",
    standIn: "exitsign_hero",
  },
  "site-entrance-sign-set-rigid-detail": {
    shows: "close view of one blue helmet sign with Arabic and English text and a corner hole",
    standIn: "exitsign_hero",
  },
  "plant-room-sign-set-vinyl-front": {
    shows: "twelve self-adhesive signs on sheets: red prohibition, yellow warning and fire signs",
    standIn: "exitsign_hero",
  },
  "plant-room-sign-set-vinyl-detail": {
    shows: "a yellow electricity warning sign half peeled from its backing paper",
    standIn: "exitsign_hero",
  },
  "exit-sign-photoluminescent-300mm-front": {
    shows: "green exit sign with a running figure, a door and an arrow to the left, in daylight",
    standIn: "exitsign_hero",
  },
  "exit-sign-photoluminescent-300mm-back": {
    shows: "back of the exit sign with its two adhesive strips and four screw holes",
    standIn: "exitsign_hero",
  },
  "exit-sign-led-3-hour-battery-front": {
    shows: "lit green LED exit sign on two ceiling rods, with running figure, Arabic and English",
    standIn: "exitsign_hero",
  },
  "exit-sign-led-3-hour-battery-side": {
    shows: "the LED exit sign seen almost from its end, with its slim housing and thin panel",
    standIn: "exitsign_hero",
  },
  "exit-sign-led-3-hour-battery-detail": {
    shows: "close view of the test button and the mains and battery indicator lights",
    standIn: "exitsign_hero",
  },
};
