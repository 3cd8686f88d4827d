/** Focuses the header search, which opens over the page in small windows. */
function openSearch(): void {
  const place = document.querySelector<HTMLElement>("#search");
  const input = place?.querySelector("input");
  const { display } = place ? getComputedStyle(place) : { display: "none" };
  // Chrome 109 and Firefox 115 lack popovers.
  if (display === "none" && place && "showPopover" in place) {
    place.showPopover();
  }
  input?.focus();
  input?.select();
}

/** Opens the search on its button, and on Ctrl+K outside of dialogs. */
export function initSearch(): void {
  addEventListener("click", (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest("[data-search-open]")) {
      event.preventDefault();
      openSearch();
    }
  });
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isControlK = key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
    if (isControlK && !document.querySelector("dialog[open]")) {
      event.preventDefault();
      openSearch();
    }
  });
}
