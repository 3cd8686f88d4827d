/** A string of JSON, with the colon behind it where it is a key; or a bracket or comma. */
const pieces = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{[]|[}\]]|,/g;
/** More of them are not looked for. */
const mostNamed = 20;

/** An object or array that is open, and the key or index that was read last. */
interface Level {
  place: string | number;
  readonly keys?: Set<string>;
}

/** The places of keys that an object in a well-formed JSON text has more than once, such as `lines.0.text`. */
export function repeatedKeys(json: string): readonly string[] {
  const repeated = new Set<string>();
  const levels: Level[] = [];
  for (const [piece, text, colon] of json.matchAll(pieces)) {
    const level = levels.at(-1);
    if (piece === "{") {
      levels.push({ place: "", keys: new Set() });
    } else if (piece === "[") {
      levels.push({ place: 0 });
    } else if (piece === "}" || piece === "]") {
      levels.pop();
    } else if (piece === "," && typeof level?.place === "number") {
      level.place += 1;
    } else if (text !== undefined && colon !== undefined && level?.keys !== undefined) {
      const key = String(JSON.parse(text));
      level.place = key;
      if (level.keys.has(key)) {
        repeated.add(levels.map(({ place }) => place).join("."));
      }
      level.keys.add(key);
    }
    if (repeated.size === mostNamed) {
      break;
    }
  }
  return [...repeated];
}
