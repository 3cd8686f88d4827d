/** Replaces the non-breaking spaces of a page by plain ones. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
