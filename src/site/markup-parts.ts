/** Splits a document into texts, tags, and elements whose text is not displayed. */
export function markupParts(html: string): readonly string[] {
  return html.split(/(<(?:script|title|textarea)\b[^]*?<\/(?:script|title|textarea)>|<[^>]*>)/);
}
