import { initControls } from "#site/browser/controls.ts";
import { initRequestList } from "#site/browser/request-list.ts";
import { initIslands } from "#site/browser/islands.ts";
import { loadOffline } from "#site/browser/load-offline.ts";
import { initMenus } from "#site/browser/menus.ts";

const { missing } = document.body.dataset;
if (missing !== undefined) {
  console.error(missing, location.pathname);
}

/** Chrome 102, Firefox 113 and Safari 16.4 have both; older browsers keep the page without scripts. */
const isSupported = "inert" in HTMLElement.prototype && "CompressionStream" in window;

if (isSupported) {
  initControls();
  initIslands();
  initMenus();
  initRequestList();
  loadOffline();
} else {
  document.documentElement.classList.add("unscripted");
}
