/** What came of a command: for people, and for machines. */
export interface Outcome {
  readonly ok: boolean;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** What a command did. */
export function done(text: string, json: Readonly<Record<string, unknown>>): Outcome {
  return { ok: true, text, json: { ok: true, ...json } };
}

/** Why a command did not do what it was asked. */
export function failed(text: string, json: Readonly<Record<string, unknown>> = {}): Outcome {
  return { ok: false, text, json: { ok: false, message: text, ...json } };
}
