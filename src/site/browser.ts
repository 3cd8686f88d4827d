import { attendControls } from "#site/browser/controls.ts";
import { keepRequestList } from "#site/browser/request-list.ts";
import { attendIslands } from "#site/browser/islands.ts";

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll("details:is(.menu, .mobile-menu)[open]");
}

function closeOthers({ target, type }: Event): void {
  for (const menu of openMenus()) {
    // A press on words in the menu gives the focus to what is around it, such as the page's main part.
    menu.open =
      target instanceof Node &&
      (menu.contains(target) || (type === "focusin" && target.contains(menu)));
  }
}

/** Closes an open menu by Escape and by a click or the focus elsewhere; opening needs no script. */
function closeMenus(): void {
  addEventListener("click", closeOthers);
  addEventListener("focusin", closeOthers);
  addEventListener("keydown", ({ key }) => {
    for (const menu of key === "Escape" ? openMenus() : []) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}

const { missing } = document.body.dataset;
if (missing !== undefined) {
  console.error(missing, location.pathname);
}

attendControls();
attendIslands();
closeMenus();
keepRequestList();
