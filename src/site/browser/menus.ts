const menus = "details.menu, details.mobile-menu";

/** Closes an open menu by Escape and by a click elsewhere; opening needs no script. */
export function closeMenus(): void {
  addEventListener("click", (event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) {
      const inside = event.target instanceof Node && menu.contains(event.target);
      if (menu.open && !inside) {
        menu.open = false;
      }
    }
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") {
      return;
    }
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) {
      if (!menu.open) {
        continue;
      }
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}
