import type { YAMLError } from "yaml";

/** Returns the key at an offset as it is written. */
function keyAt(text: string, offset: number): string {
  return /^[^:\n]{1,60}/.exec(text.slice(offset))?.[0].trim() ?? "";
}

function indentMessage(message: string): string {
  const closing = /end with an? (.)$/.exec(message)?.[1];
  if (closing !== undefined) {
    return `the closing ${closing} is missing before this line`;
  }
  return "this line begins at another column than those it belongs to: indent them alike";
}

type MessageBuilder = (error: YAMLError, text: string) => string;

const messages: Partial<Readonly<Record<YAMLError["code"], MessageBuilder>>> = {
  TAB_AS_INDENT: () => "a tab stands where spaces belong: indent with two spaces",
  DUPLICATE_KEY: ({ pos }, text) =>
    `the key "${keyAt(text, pos[0])}" stands twice: keep one of the two`,
  BLOCK_AS_IMPLICIT_KEY: () => "a text with a colon and a space in it must stand in quotes",
  BAD_SCALAR_START: ({ pos }, text) =>
    `a text that begins with ${text.charAt(pos[0])} must stand in quotes`,
  BAD_INDENT: ({ message }) => indentMessage(message),
  MISSING_CHAR: ({ message }) =>
    message.includes("quote")
      ? "the closing quote of a text before this place is missing"
      : "a key is followed by a colon, a space and its value",
  MULTILINE_IMPLICIT_KEY: () => "a key stands on one line and is followed by a colon and a space",
  UNEXPECTED_TOKEN: () =>
    "this does not fit here: put the text in quotes, or indent the line as those it belongs to",
  MULTIPLE_DOCS: () => "a second document begins here: remove the line of three hyphens",
  NON_STRING_KEY: () => "a key must be a text",
};

/** Explains a syntax error in plain words, and how to correct it. */
export function syntaxMessage(error: YAMLError, text: string): string {
  return messages[error.code]?.(error, text) ?? `this is no YAML: ${error.message}`;
}
