/** Matches a whole text as a page shows it, with word joiners after hyphens and slashes. */
export function asShown(text: string): RegExp {
  const pattern = text
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")
    .replaceAll(/[-–/]/g, "$&\u2060?")
    .replaceAll(/\s+/g, "\\s+");
  return new RegExp(`^\\s*${pattern}\\s*$`, "u");
}

/** Replaces the non-breaking spaces of a page by plain ones, and removes its word joiners. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
