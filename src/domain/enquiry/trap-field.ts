/** Hidden field of the plain form. No browser or password manager knows a value for it, so only machines fill it. */
export const trapField = "remarks";

/** Name of the hidden field on older pages that are still open. Autofill knows it, so its value is ignored. */
export const formerTrapField = "website";
