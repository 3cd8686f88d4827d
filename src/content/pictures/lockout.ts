import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const lockoutPictures: Pictures = {
  "lockout-kit-valve-electrical-42-piece-front": {
    shows: "closed red lockout bag with black carrying handle, three-quarter view",
    standIn: "loto_hero",
  },
  "lockout-kit-valve-electrical-42-piece-contents": {
    shows: "padlocks, hasps, valve covers, breaker lockouts and tags laid out in rows",
    standIn: "loto_hero",
  },
  "lockout-kit-valve-electrical-42-piece-detail": {
    shows: "red gate-valve cover closed over a handwheel with one padlock",
    standIn: "loto_hero",
  },
  "lockout-pouch-electrician-18-piece-front": {
    shows: "black belt pouch with a red flap and one padlock hanging from its loop",
    standIn: "loto_hero",
  },
  "lockout-pouch-electrician-18-piece-contents": {
    shows: "six breaker lockouts, a plug lockout, a hasp, four padlocks and tags from above",
    standIn: "loto_hero",
  },
  "safety-padlock-steel-shackle-38mm-front": {
    shows: "red nylon padlock with a polished steel shackle, closed, front view",
    standIn: "padlock_hero",
  },
  "safety-padlock-steel-shackle-38mm-detail": {
    shows: "close view of the padlock's underside with the key in the cylinder",
    standIn: "padlock_hero",
  },
  "safety-padlock-steel-shackle-38mm-scale": {
    shows: "padlocks in six colours in two rows, each with its key in front",
    standIn: "padlock_hero",
  },
  "safety-padlock-nylon-shackle-76mm-front": {
    shows: "red nylon padlock with a long red nylon shackle, closed, front view",
    standIn: "padlock_hero",
  },
  "safety-padlock-nylon-shackle-76mm-side": {
    shows: "side view of the long-shackle padlock hung through a lockout hasp",
    standIn: "padlock_hero",
  },
};
