/**
 * Parameters of Node for the service. New objects get at most 4 MB: by default Node keeps some
 * 130 MB for them on a large machine, which is more than a catalogue of 10,000 products takes.
 */
const usual = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=4"] as const;

/** Starts the public site. */
export const serviceCommand = [...usual, "src/main.ts"] as const;

/** Starts the office. */
export const officeCommand = [...usual, "src/office.ts"] as const;
