import { setTimeout as pause } from "node:timers/promises";
import { findSpot, type Spot, type Target } from "./spot.ts";
import type { Tab } from "./tab.ts";

/** Milliseconds that a finger rests on the glass, and between two keys. */
const tapLength = 50;
const keyGap = 120;

/** Waits until the target is in the page, brings it into view, and answers where it is. */
export async function locate(tab: Tab, target: Target, patience = 15_000): Promise<Spot> {
  const end = performance.now() + patience;
  for (;;) {
    // A page that is just being left cannot answer.
    const spot = await tab.call(findSpot, target).catch(() => undefined);
    if (spot) {
      return spot;
    }
    if (performance.now() > end) {
      throw new Error(`not on the screen: ${target.selector} ${target.text ?? ""}`);
    }
    await pause(100);
  }
}

/** Waits until the target has stopped moving, for pictures arrive and menus unfold. */
async function locateResting(tab: Tab, target: Target): Promise<Spot> {
  let spot = await locate(tab, target);
  for (let [still, looks] = [0, 0]; still < 3 && looks < 30; looks += 1) {
    await pause(150);
    const now = await locate(tab, target);
    still = Math.abs(now.x - spot.x) + Math.abs(now.y - spot.y) < 1 ? still + 1 : 0;
    spot = now;
  }
  return spot;
}

/** Taps with a finger; at once, or when the target rests. */
export async function tap(tab: Tab, target: Target, atOnce = false): Promise<void> {
  const spot = await (atOnce ? locate(tab, target) : locateResting(tab, target));
  const touch = (phase: string, touchPoints: readonly Spot[]) =>
    tab.send("Input.dispatchTouchEvent", { type: phase, touchPoints });
  await touch("touchStart", [spot]);
  await pause(tapLength);
  // The page may be gone by then.
  await touch("touchEnd", []).catch(() => undefined);
}

/** Types letters into what has the focus, key by key. */
export async function type(tab: Tab, letters: string): Promise<void> {
  for (const key of letters) {
    const told = { key, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) };
    await tab.send("Input.dispatchKeyEvent", { type: "keyDown", text: key, ...told });
    await tab.send("Input.dispatchKeyEvent", { type: "keyUp", ...told });
    await pause(keyGap);
  }
}
