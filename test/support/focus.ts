import type { Locator, Page } from "playwright-core";

/** Whether a control has the focus now. */
export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((one) => one === document.activeElement);
}

/** What the focused control is called: its label, or else its text; undefined where nothing has the focus. */
export function focusedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) {
      return undefined;
    }
    const named =
      activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
        ? activeElement.labels?.[0]?.textContent
        : activeElement.textContent;
    return (activeElement.ariaLabel ?? named ?? "").replaceAll(/\s+/g, " ").trim();
  });
}

/** Presses Tab until the control of that name has the focus. */
export async function tabTo(page: Page, name: string, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await focusedName(page)) === name) {
      return;
    }
  }
  throw new Error(`The Tab key never reached "${name}"`);
}

/** Names of the controls that have the focus on the way, one for each press of Tab. */
export async function tabStops(page: Page, presses: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    names.push((await focusedName(page)) ?? "nothing");
  }
  return names;
}

/** How many of nine points of the focused control something else covers. */
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
