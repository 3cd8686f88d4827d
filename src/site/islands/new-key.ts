/** Creates a random UUID (RFC 9562, version 4). Pages over plain HTTP lack `crypto.randomUUID`. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") {
    return crypto.randomUUID();
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, "0") + ([3, 5, 7, 9].includes(index) ? "-" : "");
  });
  return hex.join("");
}
