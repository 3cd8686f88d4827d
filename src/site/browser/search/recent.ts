import { readStored, storageKeys, writeStored } from "#site/islands/device-storage.ts";

/** The number of recent searches, and of recently requested products. */
const limit = 6;

/** Reads the recent searches of this device; they are never sent to the server. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.searches) ?? "[]");
    const searches: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return searches.filter((search) => typeof search === "string").slice(0, limit);
  } catch {
    return [];
  }
}

/** Stores a search as the most recent one. */
export function saveSearch(typed: string): void {
  const query = typed.trim();
  if (query !== "") {
    const earlier = readRecentSearches().filter((search) => search !== query);
    writeStored(storageKeys.searches, JSON.stringify([query, ...earlier].slice(0, limit)));
  }
}

/** Adds the recent searches to suggestions, as options that lead to the shop. */
export function showRecentSearches(answer: HTMLElement, shop: string): void {
  const listbox = answer.querySelector(".searched [role=listbox]");
  if (listbox) {
    listbox.append(
      ...readRecentSearches().map((query, index) => {
        const link = document.createElement("a");
        Object.assign(link, { className: "suggestion", role: "option", tabIndex: -1 });
        link.id = `search-option-again-${index + 1}`;
        link.setAttribute("aria-selected", "false");
        link.href = `${shop}?q=${encodeURIComponent(query)}`;
        // The option is aligned with the others whatever its direction.
        link.append(Object.assign(document.createElement("bdi"), { textContent: query }));
        return link;
      }),
    );
  }
}

/** Deletes the recent searches from the device and the panel. */
export function clearRecentSearches(button: Element): void {
  writeStored(storageKeys.searches, null);
  button.closest(".searched")?.remove();
}

/** Reads the slugs of products in sent requests, most recent first. */
export function readRequestedProducts(): readonly string[] {
  try {
    const sent: unknown = JSON.parse(readStored(storageKeys.sent) ?? "[]");
    const requests: readonly unknown[] = Array.isArray(sent) ? sent : [];
    const lines = requests.flatMap((request) => {
      const requestLines: unknown = Object(request).lines;
      return Array.isArray(requestLines) ? (requestLines as readonly unknown[]) : [];
    });
    const slugs = lines.map((line): unknown => Object(line).product);
    return [...new Set(slugs)]
      .filter((slug): slug is string => typeof slug === "string" && /^[\w-]{1,120}$/.test(slug))
      .slice(0, limit);
  } catch {
    return [];
  }
}
