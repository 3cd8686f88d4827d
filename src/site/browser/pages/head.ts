const told = [
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

function find(page: Document): readonly Element[] {
  return [...page.head.querySelectorAll(told)];
}

/** What a document's head says of its page. */
export function headOf(page: Document): readonly Element[] {
  if (page === document) {
    return find(page);
  }
  const head = heads.get(page) ?? find(page);
  heads.set(page, head);
  return head;
}

/**
 * Lets the head speak of another page, so that whoever shares or keeps this one gets what it shows. The
 * elements themselves are moved: a copy of a script is one that the content policy does not trust.
 */
export function showHead(parts: readonly Element[]): void {
  for (const part of find(document)) {
    part.remove();
  }
  document.head.append(...parts);
}
