import type { Locator, Page } from "playwright-core";

/** Tells if a control has the focus. */
export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Returns the label or text of the focused control; undefined without focus. */
export function focusedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) {
      return undefined;
    }
    const label =
      activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
        ? activeElement.labels?.[0]?.textContent
        : activeElement.textContent;
    return (activeElement.ariaLabel ?? label ?? "").replaceAll(/\s+/g, " ").trim();
  });
}

/** Presses Tab until the control of that name has the focus. */
export async function tabTo(page: Page, name: string, maxPresses = 60): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await focusedName(page)) === name) {
      return;
    }
  }
  throw new Error(`The Tab key never reached "${name}"`);
}

/** Returns the names of the controls that get the focus, one for each press of Tab. */
export async function tabStops(page: Page, presses: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    names.push((await focusedName(page)) ?? "nothing");
  }
  return names;
}

/** Counts how many of nine points of the focused control are covered. */
export function coveredPoints(page: Page): Promise<number> {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (!control) {
      return 0;
    }
    const { left, top, width, height } = control.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9];
    return places
      .flatMap((across) => places.map((down) => [left + width * across, top + height * down]))
      .filter(([x = 0, y = 0]) => {
        const met = document.elementFromPoint(x, y);
        return met !== null && !control.contains(met) && !met.contains(control);
      }).length;
  });
}
