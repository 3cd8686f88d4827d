/**
 * The field of the plain form that no person sees. No browser and no password manager knows a value for
 * something of this name; what fills it is a machine.
 */
export const trapField = "remarks";

/** What pages that are still open call it: autofill knows that name, so what is in it says nothing. */
export const formerTrapField = "website";

/** Why an enquiry is set aside, as it stands in the store. */
export const suspicions = {
  trapped: "filled the hidden field",
  crowded: "came when there were too many",
} as const;

export type Suspicion = keyof typeof suspicions;

/** Which of them stands in the store; undefined for what another version has written. */
export function suspicionIn(stored: string | null): Suspicion | undefined {
  const known = ["trapped", "crowded"] as const;
  return known.find((suspicion) => suspicions[suspicion] === stored);
}

const day = 24 * 60 * 60_000;
/** 05:00 UTC, 08:00 in Riyadh. */
const morning = 5 * 60 * 60_000;

/** The letter that tells the staff each morning what is held. */
export interface HeldLetterDay {
  /** Such as `2026-11-22`. */
  readonly day: string;
  /** Its morning, in milliseconds since 1970; what came later is for the next letter. */
  readonly morning: number;
}

/** The day whose letter is due at a time, in milliseconds since 1970. */
export function heldLetterDay(now: number): HeldLetterDay {
  const begun = Math.floor((now - morning) / day) * day + morning;
  return { day: new Date(begun).toISOString().slice(0, 10), morning: begun };
}

/** The command that shows everything that is held. */
export const lookAtHeld = "npm run enquiries -- list --standing quarantined";

/** The commands that end the holding of one enquiry. */
export function heldCommands(reference: string): {
  readonly release: string;
  readonly drop: string;
} {
  return {
    release: `npm run enquiries -- release ${reference}`,
    drop: `npm run enquiries -- drop ${reference}`,
  };
}
