import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const lockoutPictures: Pictures = {
  "lockout-kit-valve-electrical-42-piece-front":
    "closed red lockout bag with black carrying handle, three-quarter view",
  "lockout-kit-valve-electrical-42-piece-contents":
    "padlocks, hasps, valve covers, breaker lockouts and tags laid out in rows",
  "lockout-kit-valve-electrical-42-piece-detail":
    "red gate-valve cover closed over a handwheel with one padlock",
  "lockout-pouch-electrician-18-piece-front":
    "black belt pouch with a red flap and one padlock hanging from its loop",
  "lockout-pouch-electrician-18-piece-contents":
    "six breaker lockouts, a plug lockout, a hasp, four padlocks and tags from above",
  "safety-padlock-steel-shackle-38mm-front":
    "red nylon padlock with a polished steel shackle, closed, front view",
  "safety-padlock-steel-shackle-38mm-detail":
    "close view of the padlock's underside with the key in the cylinder",
  "safety-padlock-steel-shackle-38mm-scale":
    "padlocks in six colours in two rows, each with its key in front",
  "safety-padlock-nylon-shackle-76mm-front":
    "red nylon padlock with a long red nylon shackle, closed, front view",
  "safety-padlock-nylon-shackle-76mm-side":
    "side view of the long-shackle padlock hung through a lockout hasp",
};
