/**
 * A product's page that was reloaded over its dialog shares its history with the listing: going back
 * changes the address alone, so the page that belongs to it is fetched.
 */
export function followHistory(): void {
  const { pathname } = location;
  const hasListing = document.querySelector("[data-island=listing]") !== null;
  addEventListener("popstate", () => {
    if (!hasListing && location.pathname !== pathname) location.reload();
  });
}
