/** A document in parts: its texts, and between them tags and elements whose text the page does not show. */
export function markupParts(html: string): readonly string[] {
  return html.split(/(<(?:script|title|textarea)\b[^]*?<\/(?:script|title|textarea)>|<[^>]*>)/);
}
