/**
 * A random UUID (RFC 9562, version 4). A page that came over plain http has no `crypto.randomUUID`.
 */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") {
    return crypto.randomUUID();
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0") + ([3, 5, 7, 9].includes(at) ? "-" : "");
  });
  return hex.join("");
}
