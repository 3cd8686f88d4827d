/** An attempt to send an island's form by script. */
export interface Attempt {
  /** The idempotency key, once assigned. */
  key?: string;
  /** Resolves to the address of the receipt, if the backend returns one. */
  answered?: Promise<string | undefined>;
}

const attempts = new WeakMap<Element, Attempt>();

const closestIsland = (part: Element) => part.closest("[data-island]") ?? part;

/** Records an attempt on its island: the island may fail before the result is shown. */
export function recordAttempt(form: Element, attempt: Attempt): void {
  attempts.set(closestIsland(form), attempt);
}

/** Clears the attempt of an island once its success is shown. */
export function clearAttempt(part: Element | null): void {
  if (part) {
    attempts.delete(closestIsland(part));
  }
}

/** Returns the attempt of an island whose success is not shown yet. */
export function findAttempt(island: Element): Attempt | undefined {
  return attempts.get(island);
}
