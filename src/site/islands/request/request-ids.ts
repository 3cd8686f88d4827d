/** The id of the form, for fields outside it. */
export const requestFormId = "request-form";

/** The id of the lines without script; the hydrated list replaces them. */
export const plainLinesId = "request-plain-lines";

/** The id of the stored list, in a form whose island failed. */
export const storedLinesId = "request-given-lines";

/** The id of the form's own button, to which the bar of small screens leads. */
export const requestSendId = "request-send";
