/** The result of a command, for people and for machines. */
export interface Outcome {
  readonly ok: boolean;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Makes the outcome of a command that succeeded. */
export function done(text: string, json: Readonly<Record<string, unknown>>): Outcome {
  return { ok: true, text, json: { ok: true, ...json } };
}

/** Makes the outcome of a command that failed. */
export function failed(text: string, json: Readonly<Record<string, unknown>> = {}): Outcome {
  return { ok: false, text, json: { ok: false, message: text, ...json } };
}
