/** A string of JSON, with the colon behind it where it is a key; or a bracket that opens or closes. */
const pieces = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{[]|[}\]]/g;

/** The keys that the object in a well-formed JSON text has more than once; what it holds is not looked into. */
export function repeatedKeys(json: string): readonly string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  let depth = 0;
  for (const [piece, text, colon] of json.matchAll(pieces)) {
    if (text === undefined) {
      depth += piece === "{" || piece === "[" ? 1 : -1;
    } else if (colon !== undefined && depth === 1) {
      const key = String(JSON.parse(text));
      (seen.has(key) ? repeated : seen).add(key);
    }
  }
  return [...repeated];
}
