/** Lists the lines of a value, as a person compares two versions of it. */
export function valueLines(value: unknown, place = ""): readonly string[] {
  if (value === null || value === undefined) {
    return [];
  }
  if (typeof value !== "object") {
    const text = JSON.stringify(value).replaceAll(/^"|"$/g, "");
    return [place === "" ? text : `${place}: ${text}`];
  }
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inside]) => {
    const step = isList ? String(Number(key) + 1) : key;
    return valueLines(inside, place === "" ? step : `${place} ${step}`);
  });
}

/** Formats a value in one text. */
export function valueText(value: unknown): string {
  return valueLines(value).join("; ");
}

/** Returns the lines that only the first of two values has. */
export function linesOnlyIn(value: unknown, compared: unknown): readonly string[] {
  const shared = new Set(valueLines(compared));
  return valueLines(value).filter((line) => !shared.has(line));
}
