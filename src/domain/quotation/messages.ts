/** Longest message of a chat, in characters as `String.length` counts them. */
export const longestMessage = 1800;

/**
 * Lines of text as messages, none longer than `longest`. No line is torn between two of them but one that no
 * message could hold, and nothing of that is lost.
 */
export function splitMessages(
  lines: readonly string[],
  longest: number = longestMessage,
): readonly string[] {
  const messages: string[] = [];
  let message = "";
  for (const piece of lines.flatMap((line) => pieces(line, longest))) {
    const longer = message === "" ? piece : `${message}\n${piece}`;
    if (longer.length > longest) {
      messages.push(message);
      message = piece;
    } else {
      message = longer;
    }
  }
  return message === "" ? messages : [...messages, message];
}

/** No sign that takes two characters is cut in two. */
function pieces(line: string, longest: number): readonly string[] {
  if (line.length <= longest) {
    return [line];
  }
  const parts: string[] = [];
  let piece = "";
  for (const sign of line) {
    if (piece.length + sign.length > longest) {
      parts.push(piece);
      piece = "";
    }
    piece += sign;
  }
  return [...parts, piece];
}
