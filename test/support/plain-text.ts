/** A text as it was written: the page keeps measures and standards together by spaces that do not break. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
