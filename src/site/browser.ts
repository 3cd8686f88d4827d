import { attendControls } from "#site/browser/controls.ts";
import { keepRequestList } from "#site/browser/request-list.ts";
import { attendIslands } from "#site/browser/islands.ts";
import { closeMenus } from "#site/browser/menus.ts";

const { missing } = document.body.dataset;
if (missing !== undefined) {
  console.error(missing, location.pathname);
}

attendControls();
attendIslands();
closeMenus();
keepRequestList();
