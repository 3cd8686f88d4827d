/** Replaces the non-breaking spaces of a page by plain ones, and removes its word joiners. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
