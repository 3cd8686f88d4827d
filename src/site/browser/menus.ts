function findOpenMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll("details:is(.menu, .mobile-menu, .narrowing-facets)[open]");
}

function closeOtherMenus({ target, type }: Event): void {
  for (const menu of findOpenMenus()) {
    // Pressing text in the menu moves the focus to an ancestor, such as the main element.
    menu.open =
      target instanceof Node &&
      (menu.contains(target) || (type === "focusin" && target.contains(menu)));
  }
}

/** Closes open menus on Escape and on a click or focus elsewhere; opening needs no script. */
export function initMenus(): void {
  addEventListener("click", closeOtherMenus);
  addEventListener("focusin", closeOtherMenus);
  addEventListener("keydown", ({ key }) => {
    for (const menu of key === "Escape" ? findOpenMenus() : []) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}
