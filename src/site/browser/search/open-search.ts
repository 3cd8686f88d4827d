/** Puts the focus into the header's search, which opens over the page where the window is small. */
function openSearch(): void {
  const place = document.querySelector<HTMLElement>("#search");
  const input = place?.querySelector("input");
  const { display } = place ? getComputedStyle(place) : { display: "none" };
  // Chrome 109 and Firefox 115 have no popovers.
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

/** Lets the button that opens the search lead into its field, and `/` and Ctrl K from anywhere but another field and a dialog. */
export function attendSearch(): void {
  addEventListener("click", (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest("[data-search-open]")) {
      event.preventDefault();
      openSearch();
    }
  });
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const slash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(target);
    const controlK = key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
    if ((slash || controlK) && !document.querySelector("dialog[open]")) {
      event.preventDefault();
      openSearch();
    }
  });
}
