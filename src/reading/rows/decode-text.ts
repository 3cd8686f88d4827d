/** Detects zeros in every second byte, as in UTF-16 of Latin letters. */
function zerosAt(bytes: Uint8Array, remainder: 0 | 1): boolean {
  const start = bytes.subarray(0, 2000);
  const zeros = start.filter((byte, index) => byte === 0 && index % 2 === remainder).length;
  const misplaced = start.filter((byte, index) => byte === 0 && index % 2 !== remainder).length;
  return zeros > start.length / 10 && misplaced === 0;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || zerosAt(bytes, 1)) {
    return "utf-16le";
  }
  if ((first === 0xfe && second === 0xff) || zerosAt(bytes, 0)) {
    return "utf-16be";
  }
  return "utf-8";
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a file: UTF-16 and UTF-8 with and without a mark, else Windows-1256, which Excel writes in
 * Arabic. Undefined where it is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes, encodingOf(bytes)) ?? decoded(bytes, "windows-1256");
  // oxlint-disable-next-line no-control-regex -- what no text holds
  return text === undefined || /[\u0000-\u0008\u000E-\u001A\u007F]/.test(text) ? undefined : text;
}
