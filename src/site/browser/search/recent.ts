import { readStored, storedNames, writeStored } from "#site/islands/device-storage.ts";

/** The number of recent searches, and of recently requested products. */
const limit = 6;

/** What was searched for last from this device; no server is told. */
export function searchedBefore(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storedNames.searches) ?? "[]");
    const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return all.filter((one) => typeof one === "string").slice(0, limit);
  } catch {
    return [];
  }
}

/** Keeps what somebody has searched for, before the others. */
export function rememberSearch(typed: string): void {
  const query = typed.trim();
  if (query !== "") {
    const others = searchedBefore().filter((one) => one !== query);
    writeStored(storedNames.searches, JSON.stringify([query, ...others].slice(0, limit)));
  }
}

/** Shows in an answer what was searched for last, as further options that lead to the shop. */
export function showSearched(answer: HTMLElement, shop: string): void {
  const place = answer.querySelector<HTMLElement>(".searched");
  if (place) {
    place.querySelector("[role=listbox]")?.append(
      ...searchedBefore().map((query, at) => {
        const link = document.createElement("a");
        Object.assign(link, { className: "suggestion", role: "option", tabIndex: -1 });
        link.id = `search-option-again-${at + 1}`;
        link.setAttribute("aria-selected", "false");
        link.href = `${shop}?q=${encodeURIComponent(query)}`;
        // Whichever way it reads, it begins where the others do.
        link.append(Object.assign(document.createElement("bdi"), { textContent: query }));
        return link;
      }),
    );
  }
}

/** Forgets them, on the device and in the answer that shows them. */
export function forgetSearched(button: Element): void {
  writeStored(storedNames.searches, null);
  button.closest(".searched")?.remove();
}

/** The slugs of the products that were asked for last from this device, the latest first. */
export function askedBefore(): readonly string[] {
  try {
    const sent: unknown = JSON.parse(readStored(storedNames.sent) ?? "[]");
    const requests: readonly unknown[] = Array.isArray(sent) ? sent : [];
    const lines = requests.flatMap((one) => {
      const own: unknown = Object(one).lines;
      return Array.isArray(own) ? (own as readonly unknown[]) : [];
    });
    const slugs = lines.map((line): unknown => Object(line).product);
    return [...new Set(slugs)]
      .filter((slug): slug is string => typeof slug === "string" && /^[\w-]{1,120}$/.test(slug))
      .slice(0, limit);
  } catch {
    return [];
  }
}
