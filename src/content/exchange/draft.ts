/** A product's file as plain data, while it is being changed. */
export type Draft = Record<string, unknown>;

/** Checks that a value is an object with keys: no list, no plain value. */
export function isKeyed(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a text; empty where the value is none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Reads the value at a path; undefined where there is none. */
export function valueAt(draft: Readonly<Draft>, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isKeyed(value) ? value[key] : undefined), draft);
}

/**
 * Writes a value at a path; undefined removes it and the objects that become empty. Objects are
 * copied before they change, because other products may share them.
 */
export function setAt(draft: Draft, path: readonly string[], value: unknown): void {
  const [key, ...innerPath] = path;
  if (key === undefined) {
    return;
  }
  if (innerPath.length > 0) {
    const inner = isKeyed(draft[key]) ? { ...draft[key] } : {};
    setAt(inner, innerPath, value);
    draft[key] = inner;
  } else {
    draft[key] = value;
  }
  const result = draft[key];
  if (result === undefined || (isKeyed(result) && Object.keys(result).length === 0)) {
    delete draft[key];
  }
}
