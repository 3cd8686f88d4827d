const headSelector = [
  "title",
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join(", ");

const heads = new WeakMap<Document, readonly Element[]>();

function findHeadElements(page: Document): readonly Element[] {
  return [...page.head.querySelectorAll(headSelector)];
}

/** Returns the elements of a document's head that describe its page. */
export function headElements(page: Document): readonly Element[] {
  if (page === document) {
    return findHeadElements(page);
  }
  const head = heads.get(page) ?? findHeadElements(page);
  heads.set(page, head);
  return head;
}

/**
 * Replaces the descriptive elements of the head. Moves them, because the content policy rejects
 * copied scripts.
 */
export function replaceHead(parts: readonly Element[]): void {
  for (const part of findHeadElements(document)) {
    part.remove();
  }
  document.head.append(...parts);
}
