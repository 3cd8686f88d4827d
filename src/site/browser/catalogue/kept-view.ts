import { readStored, storedNames, writeStored } from "#site/islands/stored.ts";

/** Remembers on this device whether products were asked for in a table. */
export function rememberView({ search, parentElement }: HTMLAnchorElement): void {
  if (parentElement?.matches(".narrowing-views")) {
    writeStored(storedNames.view, search.includes("view=table") ? "table" : null);
  }
}

/** The same place of the shop, as a table where the visitor has asked for one; a listing's own links say it already. */
export function keepView<To extends URL | HTMLAnchorElement>(to: To): To {
  const shop = document.querySelector<HTMLFormElement>("[data-search]")?.action;
  const isOwn = to instanceof HTMLAnchorElement && to.dataset["listingLink"] !== undefined;
  if (!isOwn && to.href.split("?")[0] === shop && !/view=|compare=/.test(to.search)) {
    const isTable =
      location.pathname === to.pathname
        ? location.search.includes("view=table")
        : readStored(storedNames.view) === "table";
    if (isTable) {
      const asked = new URLSearchParams(to.search);
      asked.set("view", "table");
      to.search = `${asked}`;
    }
  }
  return to;
}
