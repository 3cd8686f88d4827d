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
  return fetched.some((one) => one.name.includes(`/assets/${name}-`));
}

/** A visitor of the site, whatever the browser: finds controls by their names and waits for what comes. */
export interface Visitor {
  readonly driver: Driver;
  go(path: string): Promise<void>;
  /** Presses the first control of that name, once it is there, stands still and nothing lies over it. */
  press(kind: Kind, name: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Presses a field and types into it. */
  fill(name: string, text: string): Promise<void>;
  /** Whether such a control or heading is shown. */
  sees(kind: Kind, name: string): Promise<boolean>;
  waitFor(kind: Kind, name: string): Promise<void>;
  /** The texts of the elements that a selector finds, where they are shown. */
  texts(selector: string): Promise<readonly string[]>;
  /** What the focused control is called. */
  focused(): Promise<string>;
  path(): Promise<string>;
  back(): Promise<void>;
  forward(): Promise<void>;
}

/** In the window, in CSS pixels. */
type Place = readonly [x: number, y: number];

/** Finds what is shown by its name, brings it into the window, and answers its middle unless it is covered or moves. */
async function placeOf(selector: string, wanted: string, forHand: boolean): Promise<Place | null> {
  const nameOf = (one: HTMLElement) => {
    const { labels } = one as HTMLInputElement;
    const name = one.ariaLabel ?? labels?.[0]?.innerText ?? (one.innerText || one.textContent);
    return name.replaceAll(/\s+/g, " ").trim();
  };
  const ground = document.querySelector("dialog:modal") ?? document;
  const found = [...ground.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && nameOf(one) === wanted,
  );
  if (!found || !forHand) {
    return found ? [0, 0] : null;
  }
  found.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const before = found.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = found.getBoundingClientRect();
  const middle = [left + width / 2, top + height / 2] as const;
  const met = document.elementFromPoint(...middle);
  const still = before.left === left && before.top === top;
  return still && met && (found.contains(met) || met.contains(found)) ? middle : null;
}

function textsOf(selector: string): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility())
    .map(({ innerText, textContent }) => (innerText || textContent).replaceAll(/\s+/g, " ").trim());
}

function focusedName(): string {
  const focused = document.activeElement as HTMLInputElement | null;
  const name = focused?.ariaLabel ?? focused?.labels?.[0]?.textContent ?? focused?.textContent;
  return focused === document.body ? "nothing" : (name ?? "").replaceAll(/\s+/g, " ").trim();
}

/** Hands a browser to a visitor of the site at an origin. */
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
      // Until it has come, links lead where they lead in any browser.
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
