import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { giveBack, readTyped, type TypedFields } from "#site/islands/restore-island.ts";
import type { IslandProps } from "#site/islands/island.tsx";
import { IslandShell } from "#site/islands/shell.tsx";
import type { ContactWords } from "#words/en.ts";

/** Keeps what is typed into text areas while React takes them over: it puts their first text back. */
function keepTyped(element: HTMLElement): () => void {
  const areas = [...element.querySelectorAll("textarea")];
  const typed = new Map(areas.map((area) => [area, area.value]));
  const note = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) {
      typed.set(target, target.value);
    }
  };
  element.addEventListener("input", note);
  return () => {
    element.removeEventListener("input", note);
    for (const [area, value] of typed) {
      if (area.value === area.defaultValue && value !== area.defaultValue) {
        area.value = value;
        area.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
  };
}

/** A copy of what a component draws; undefined where it draws nothing or throws. */
function drawOnce(content: ReactNode): Element | undefined {
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(content));
  const drawn = place.firstElementChild?.cloneNode(true);
  root.unmount();
  return drawn instanceof Element ? drawn : undefined;
}

/**
 * Hydrates an island where it stands in the page; resolves once it answers the hand. Where it throws, then
 * or later, gives back the server's HTML, which posts its form plainly.
 */
export function wake(
  element: HTMLElement,
  Part: ComponentType<IslandProps>,
  words: ContactWords,
  Given?: ComponentType<IslandProps>,
): Promise<void> {
  const props = { ...JSON.parse(element.dataset["props"] ?? "{}"), words } as IslandProps;
  const served = element.cloneNode(true) as Element;
  const restoreTyped = keepTyped(element);
  let typed: TypedFields = readTyped(element);
  let isBroken = false;
  return new Promise((resolve) => {
    const onAwake = () => {
      if (!isBroken) {
        restoreTyped();
        resolve();
      }
    };
    const onBroken = () => {
      if (isBroken) {
        return;
      }
      isBroken = true;
      // React may not unmount while it commits.
      queueMicrotask(() => {
        root.unmount();
        const listed = Given && drawOnce(<Given {...props} />);
        giveBack({ island: element, served, typed, listed });
        resolve();
      });
    };
    const root = hydrateRoot(
      element,
      <IslandShell
        onAwake={onAwake}
        onThrow={() => (typed = readTyped(element))}
        onBroken={onBroken}
      >
        <Part {...props} />
      </IslandShell>,
      {
        identifierPrefix: element.dataset["island"] ?? "",
        onUncaughtError: (error) => {
          console.error(error);
          onBroken();
        },
      },
    );
  });
}
