import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "playwright-core";
import type { Tab } from "./tab.ts";

/** Milliseconds that a finger rests on the glass, and between two keys. */
const tapLength = 50;
const keyGap = 120;

/** A CSS selector, and text that the element has somewhere in it. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
}

/** Finds the first visible element of a target. */
export function locate({ page }: Tab, { selector, text = "" }: Target): Locator {
  return page.locator(selector).filter({ hasText: text, visible: true }).first();
}

/** Runs in the page: centres an element that lies under the header, under the dock or outside of the window. */
function scrollClear(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 90 || bottom > innerHeight - 60) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  }
}

/** Taps the middle of a target with a finger; at once, or when it has stopped moving. */
export async function tap(tab: Tab, target: Target, atOnce = false): Promise<void> {
  const element = locate(tab, target);
  if (atOnce) {
    await element.waitFor();
  } else {
    // A trial waits for an element that is stable, in view and not covered.
    await element.tap({ trial: true });
  }
  await element.evaluate(scrollClear);
  const box = await element.boundingBox();
  if (box === null) {
    throw new Error(`not on the screen: ${target.selector} ${target.text ?? ""}`);
  }
  const spot = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) };
  const touch = (phase: "touchStart" | "touchEnd", touchPoints: (typeof spot)[]) =>
    tab.session.send("Input.dispatchTouchEvent", { type: phase, touchPoints });
  await touch("touchStart", [spot]);
  await pause(tapLength);
  // The page may be gone by then.
  await touch("touchEnd", []).catch(() => undefined);
}

/** Types letters into the focused element, key by key. */
export function type({ page }: Tab, letters: string): Promise<void> {
  return page.keyboard.type(letters, { delay: keyGap });
}
