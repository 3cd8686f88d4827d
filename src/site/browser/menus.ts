function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll("details:is(.menu, .mobile-menu)[open]");
}

function closeOthers({ target }: Event): void {
  for (const menu of openMenus()) {
    menu.open = target instanceof Node && menu.contains(target);
  }
}

/** Closes an open menu by Escape and by a click or the focus elsewhere; opening needs no script. */
export function closeMenus(): void {
  addEventListener("click", closeOthers);
  addEventListener("focusin", closeOthers);
  addEventListener("keydown", ({ key }) => {
    for (const menu of key === "Escape" ? openMenus() : []) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}
