import { expect } from "vitest";
import { pressTimeout } from "#site/islands/time-limits.ts";
import { waitLonger } from "#test/support/browser.ts";
import type { Driver, Key } from "#test/support/engines/driver.ts";

const kinds = {
  link: "a[href]:not([role])",
  button: "button, [role=button]",
  field: "input, textarea",
  menu: "summary",
  heading: "h1, h2, h3",
} as const;

type Kind = keyof typeof kinds;

function hasScript(name: string): boolean {
  const fetched = performance.getEntriesByType("resource");
  return fetched.some((entry) => entry.name.includes(`/assets/${name}-`));
}

/** A visitor of the site in any browser, who finds controls by name and waits for changes. */
export interface Visitor {
  readonly driver: Driver;
  go(path: string): Promise<void>;
  /** Presses the first control of that name once it is visible, still and uncovered. */
  press(kind: Kind, name: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Presses a field and types into it. */
  fill(name: string, text: string): Promise<void>;
  /** Tells if such a control or heading is visible. */
  sees(kind: Kind, name: string): Promise<boolean>;
  waitFor(kind: Kind, name: string): Promise<void>;
  /** Returns the texts of the visible elements of a selector. */
  texts(selector: string): Promise<readonly string[]>;
  /** Returns the name of the focused control. */
  focused(): Promise<string>;
  path(): Promise<string>;
  back(): Promise<void>;
  forward(): Promise<void>;
}

/** A point of the window, in CSS pixels. */
type Place = readonly [x: number, y: number];

/**
 * Finds a visible control by name, scrolls to it, and returns its centre unless it is covered or
 * moves.
 */
async function placeOf(
  selector: string,
  wantedName: string,
  forHand: boolean,
): Promise<Place | null> {
  const nameOf = (control: HTMLElement) => {
    const { labels } = control as HTMLInputElement;
    const name =
      control.ariaLabel ?? labels?.[0]?.innerText ?? (control.innerText || control.textContent);
    return name.replaceAll("\u2060", "").replaceAll(/\s+/g, " ").trim();
  };
  const ground = document.querySelector("dialog:modal") ?? document;
  const control = [...ground.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) && nameOf(candidate) === wantedName,
  );
  if (!control || !forHand) {
    return control ? [0, 0] : null;
  }
  control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const previousBox = control.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = control.getBoundingClientRect();
  const middle = [left + width / 2, top + height / 2] as const;
  const met = document.elementFromPoint(...middle);
  const still = previousBox.left === left && previousBox.top === top;
  return still && met && (control.contains(met) || met.contains(control)) ? middle : null;
}

function textsOf(selector: string): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility())
    .map(({ innerText, textContent }) =>
      (innerText || textContent).replaceAll("\u2060", "").replaceAll(/\s+/g, " ").trim(),
    );
}

function focusedName(): string {
  const focused = document.activeElement as HTMLInputElement | null;
  const name = focused?.ariaLabel ?? focused?.labels?.[0]?.textContent ?? focused?.textContent;
  return focused === document.body ? "nothing" : (name ?? "").replaceAll(/\s+/g, " ").trim();
}

/** Connects a browser to a visitor of an origin. */
export function visitorWith(driver: Driver, origin: string): Visitor {
  const place = (kind: Kind, name: string, forHand: boolean) =>
    driver.ask(placeOf, kinds[kind], name, forHand);
  const sees = async (kind: Kind, name: string) => (await place(kind, name, false)) !== null;
  const press = async (kind: Kind, name: string) => {
    let middle = null as Place | null;
    const look = async () => (middle = await place(kind, name, true)) !== null;
    await expect.poll(look, { message: `${kind} "${name}"` }).toBe(true);
    await driver.pressAt(...(middle ?? [0, 0]));
  };
  return {
    driver,
    press,
    sees,
    async go(path) {
      await driver.open(origin + path);
      await driver.ask(waitLonger, pressTimeout);
      // Before this script has loaded, links work without scripts.
      await expect.poll(() => driver.ask(hasScript, "in-place")).toBe(true);
    },
    pressKey: (key) => driver.pressKey(key),
    async fill(name, text) {
      await press("field", name);
      await driver.type(text);
    },
    waitFor: (kind, name) =>
      expect.poll(() => sees(kind, name), { message: `${kind} "${name}"` }).toBe(true),
    texts: (selector) => driver.ask(textsOf, selector),
    focused: () => driver.ask(focusedName),
    path: () => driver.ask(() => location.pathname + location.search),
    back: () => driver.ask(() => history.back()),
    forward: () => driver.ask(() => history.forward()),
  };
}
