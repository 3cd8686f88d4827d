/** Milliseconds that a press may take; a link that is followed plainly would be there by then. */
export const patience = 2000;
