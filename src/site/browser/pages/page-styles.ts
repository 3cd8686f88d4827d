const pageStyles = "link[data-page-style]";

function linksIn(page: Document): readonly HTMLLinkElement[] {
  return [...page.head.querySelectorAll<HTMLLinkElement>(pageStyles)];
}

/** Returns the addresses of the style sheets that a document has for its page alone. */
export function stylesOf(page: Document): ReadonlySet<string> {
  const applied = linksIn(page).filter(({ media }) => media !== "not all");
  return new Set(applied.map((link) => link.getAttribute("href") ?? ""));
}

/** Loads the style sheets of a page without applying them; rejects if one fails. */
export async function loadStyles(page: Document): Promise<void> {
  const loaded = linksIn(document).filter(({ sheet }) => sheet !== null);
  const present = new Set(loaded.map(({ href }) => href));
  const missing = linksIn(page).filter(({ href }) => !present.has(href));
  await Promise.all(
    missing.map((link) => {
      const copy = document.importNode(link);
      copy.media = "not all";
      return new Promise((resolve, reject) => {
        copy.addEventListener("load", resolve);
        copy.addEventListener("error", () => {
          copy.remove();
          reject(new Error(`${copy.href} failed`));
        });
        document.head.append(copy);
      });
    }),
  );
}

/** Applies the loaded style sheets at these addresses, and no other page's. */
export function applyStyles(addresses: ReadonlySet<string>): void {
  for (const link of linksIn(document)) {
    link.media = addresses.has(link.getAttribute("href") ?? "") ? "all" : "not all";
  }
}
