/** An attempt to send the form of an island by script. */
export interface Attempt {
  /** Its idempotency key, once it has one. */
  key?: string;
  /** The address of the receipt, where the backend gives one. */
  answered?: Promise<string | undefined>;
}

const attempts = new WeakMap<Element, Attempt>();

const islandOf = (part: Element) => part.closest("[data-island]") ?? part;

/** Notes an attempt with the island of its form: the island may break before its outcome is shown. */
export function noteAttempt(form: Element, attempt: Attempt): void {
  attempts.set(islandOf(form), attempt);
}

/** Forgets the attempt of an island once its success is shown. */
export function forgetAttempt(part: Element | null): void {
  if (part) {
    attempts.delete(islandOf(part));
  }
}

/** The attempt of an island whose success is not shown yet. */
export function attemptOf(island: Element): Attempt | undefined {
  return attempts.get(island);
}
