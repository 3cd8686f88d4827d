/** The form, for fields that stand outside of it. */
export const requestFormId = "request-form";

/** The lines of a visitor without script; where scripts run, the list takes their place. */
export const plainLinesId = "request-plain-lines";

/** The list of this device as fields, in a form whose island broke. */
export const givenLinesId = "request-given-lines";
