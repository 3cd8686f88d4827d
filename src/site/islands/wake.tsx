import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandProps } from "#site/islands/island.tsx";
import { IslandShell } from "#site/islands/shell.tsx";
import type { ContactWords } from "#words/shape.ts";

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

/** Hydrates an island where it stands in the page; resolves once it answers the hand. */
export function wake(
  element: HTMLElement,
  Component: ComponentType<IslandProps>,
  words: ContactWords,
): Promise<void> {
  const props = JSON.parse(element.dataset["props"] ?? "{}") as Omit<IslandProps, "words">;
  const giveBack = keepTyped(element);
  return new Promise((resolve) => {
    const onAwake = () => {
      giveBack();
      resolve();
    };
    hydrateRoot(
      element,
      <IslandShell onAwake={onAwake}>
        <Component {...props} words={words} />
      </IslandShell>,
      { identifierPrefix: element.dataset["island"] ?? "" },
    );
  });
}
