import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const signsPictures: Pictures = {
  "site-entrance-sign-set-rigid-front":
    "ten rigid signs in two rows, six blue mandatory and four yellow warning, front view",
  "site-entrance-sign-set-rigid-detail":
    "close view of one blue helmet sign with Arabic and English text and a corner hole",
  "plant-room-sign-set-vinyl-front":
    "twelve self-adhesive signs on sheets: red prohibition, yellow warning and fire signs",
  "plant-room-sign-set-vinyl-detail":
    "a yellow electricity warning sign half peeled from its backing paper",
  "exit-sign-photoluminescent-300mm-front":
    "green exit sign with a running figure, a door and an arrow to the left, in daylight",
  "exit-sign-photoluminescent-300mm-back":
    "back of the exit sign with its two adhesive strips and four screw holes",
  "exit-sign-led-3-hour-battery-front":
    "lit green LED exit sign on two ceiling rods, with running figure, Arabic and English",
  "exit-sign-led-3-hour-battery-side":
    "the LED exit sign seen almost from its end, with its slim housing and thin panel",
  "exit-sign-led-3-hour-battery-detail":
    "close view of the test button and the mains and battery indicator lights",
};
