/** A product's file as plain data, while it is being changed. */
export type Draft = Record<string, unknown>;

/** Whether a value has keys of its own: no list, no plain value. */
export function isKeyed(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value that is a text; empty where it is none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(draft: Draft, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isKeyed(value) ? value[key] : undefined), draft);
}

/**
 * Puts a value at a path; undefined takes it out, and what is left empty round it. What the draft
 * shares with other products' data is copied before it is changed.
 */
export function setAt(draft: Draft, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined) {
    return;
  }
  if (rest.length > 0) {
    const inner = isKeyed(draft[key]) ? { ...draft[key] } : {};
    setAt(inner, rest, value);
    draft[key] = inner;
  } else {
    draft[key] = value;
  }
  const now = draft[key];
  if (now === undefined || (isKeyed(now) && Object.keys(now).length === 0)) {
    delete draft[key];
  }
}
