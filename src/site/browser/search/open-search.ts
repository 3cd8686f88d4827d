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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/** Opens the search on its button, and on `/` and Ctrl+K outside of fields and dialogs. */
export function initSearch(): void {
  addEventListener("click", (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest("[data-search-open]")) {
      event.preventDefault();
      openSearch();
    }
  });
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(target);
    const isControlK = key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
    if ((isSlash || isControlK) && !document.querySelector("dialog[open]")) {
      event.preventDefault();
      openSearch();
    }
  });
}
