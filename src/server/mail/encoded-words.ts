/** RFC 2047, 2: an encoded word has at most 75 characters, here 60 of Base64 and 12 around them. */
const mostBytes = 45;

/** True for text that a mail program would decode, or try to. */
export function looksEncoded(text: string): boolean {
  return text.includes("=?");
}

/** Writes text as encoded words, so that mail programs show it exactly as it is. */
export function encodeWords(text: string): string {
  const words: string[] = [];
  let word = "";
  for (const character of text.toWellFormed()) {
    if (Buffer.byteLength(word + character) > mostBytes) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word]
    .map((part) => `=?UTF-8?B?${Buffer.from(part).toString("base64")}?=`)
    .join(" ");
}
