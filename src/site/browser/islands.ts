import type { ComponentType } from "react";
import type { IslandName } from "#site/islands/island.tsx";
import { readStored } from "#site/islands/stored.ts";
import { isPlainClick } from "#site/browser/plain-click.ts";
import { savesData } from "#site/browser/saves-data.ts";

type IslandModule = { readonly default: ComponentType<never> };

const modules: Readonly<Record<IslandName, () => Promise<IslandModule>>> = {
  listing: () => import("#site/islands/listing.tsx"),
  product: () => import("#site/islands/product.tsx"),
  contact: () => import("#site/islands/contact.tsx"),
  gallery: () => import("#site/islands/gallery.tsx"),
};

const asleep = new Map<HTMLElement, Promise<void> | undefined>();

function load(element: HTMLElement) {
  const name = element.dataset["island"] as IslandName;
  return Promise.all([import("#site/islands/wake.tsx"), modules[name]()]);
}

/** Hydrates an island once; every caller waits for the same hydration. */
function awaken(element: HTMLElement): Promise<void> {
  const begun = asleep.get(element);
  if (begun) return begun;
  const waking = load(element).then(
    async ([{ wake }, { default: Component }]) => {
      await wake(element, Component as ComponentType<object>);
      asleep.delete(element);
    },
    (error: unknown) => {
      asleep.set(element, undefined);
      throw error;
    },
  );
  asleep.set(element, waking);
  return waking;
}

/** Wakes an island if its files can be fetched; the next sign of intent tries again. */
function tryToWake(element: HTMLElement): void {
  awaken(element).catch(() => undefined);
}

function islandOf(event: Event): HTMLElement | undefined {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest<HTMLElement>("[data-island]");
  return island && asleep.has(island) ? island : undefined;
}

/** Does what the browser itself would have done, where the island could not be fetched. */
function fallBack(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
  else if (control instanceof HTMLFormElement) control.submit();
}

/** Keeps a click or submit that came too early, and repeats it when the island is awake. */
function keepEarly(event: Event): void {
  const island = islandOf(event);
  if (!island || (event instanceof MouseEvent && !isPlainClick(event))) return;
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>(event.type === "submit" ? "form" : "a,button");
  if (!control?.closest("[data-live]") || !island.contains(control)) {
    tryToWake(island);
    return;
  }
  if (event.type === "click" && control.matches("[type=submit]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  awaken(island).then(
    () => (control instanceof HTMLFormElement ? control.requestSubmit() : control.click()),
    () => fallBack(control),
  );
}

function onIntent(event: Event): void {
  const island = islandOf(event);
  if (island) tryToWake(island);
}

function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 500);
}

/** Finds the islands of the page; each wakes at the first sign of intent. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    asleep.set(element, undefined);
  }
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    addEventListener(type, onIntent, { capture: true, passive: true });
  }
  addEventListener("click", keepEarly, { capture: true });
  addEventListener("popstate", () => {
    for (const element of asleep.keys())
      if (element.dataset["island"] === "listing") tryToWake(element);
  });
  addEventListener("submit", keepEarly, { capture: true });
  const prepare = () =>
    whenIdle(() => {
      for (const element of asleep.keys()) {
        const names = element.dataset["wakeFor"]?.split(" ") ?? [];
        const begun = names.some((name) => readStored(name) !== null);
        if (begun || !savesData()) tryToWake(element);
      }
    });
  if (document.readyState === "complete") prepare();
  else addEventListener("load", prepare, { once: true });
}
