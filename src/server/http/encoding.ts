/** How a body may be coded, best first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

const remembered = new Map<string, readonly Encoding[]>();
const mostRemembered = 200;

/** The codings that an Accept-Encoding header allows, best first; there is always one. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) {
    return ["identity"];
  }
  const known = remembered.get(header);
  if (known !== undefined) {
    return known;
  }
  const accepted = read(header.slice(0, 500));
  // Browsers send a handful of values; whoever sends many is not remembered.
  if (remembered.size < mostRemembered) {
    remembered.set(header, accepted);
  }
  return accepted;
}

function read(header: string): readonly Encoding[] {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    const value = q === undefined ? 1 : Number(q.slice(2));
    quality.set(name === "x-gzip" ? "gzip" : name, Number.isFinite(value) ? value : 0);
  }
  const rest = quality.get("*") ?? 0;
  const accepted = encodings.filter((name) =>
    name === "identity" ? true : (quality.get(name) ?? rest) > 0,
  );
  // Ours is the better order; a client's own preference decides only where it is plain.
  return accepted.toSorted((a, b) => weight(b) - weight(a));

  function weight(name: Encoding): number {
    return quality.get(name) ?? (name === "identity" ? 0.001 : rest);
  }
}
