import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { restoreServerHtml, readFields, type FieldStates } from "#site/islands/restore-island.ts";
import type { IslandProps } from "#site/islands/island.tsx";
import { IslandShell } from "#site/islands/shell.tsx";
import type { ContactWords } from "#words/en.ts";

/** Preserves text typed into text areas, which React resets during hydration. */
function preserveTyped(element: HTMLElement): () => void {
  const areas = [...element.querySelectorAll("textarea")];
  const typed = new Map(areas.map((area) => [area, area.value]));
  const record = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) {
      typed.set(target, target.value);
    }
  };
  element.addEventListener("input", record);
  return () => {
    element.removeEventListener("input", record);
    for (const [area, value] of typed) {
      if (area.value === area.defaultValue && value !== area.defaultValue) {
        area.value = value;
        area.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
  };
}

/** Renders a component once and copies its element; undefined if it renders nothing or throws. */
function renderToElement(content: ReactNode): Element | undefined {
  const host = document.createElement("div");
  const root = createRoot(host);
  flushSync(() => root.render(content));
  const rendered = host.firstElementChild?.cloneNode(true);
  root.unmount();
  return rendered instanceof Element ? rendered : undefined;
}

/**
 * Hydrates an island in place; resolves once it is interactive. If it fails, restores the server's
 * HTML.
 */
export function hydrateIsland(
  element: HTMLElement,
  IslandComponent: ComponentType<IslandProps>,
  words: ContactWords,
  Fallback?: ComponentType<IslandProps>,
): Promise<void> {
  const props = { ...JSON.parse(element.dataset["props"] ?? "{}"), words } as IslandProps;
  const served = element.cloneNode(true) as Element;
  const restoreTyped = preserveTyped(element);
  let typed: FieldStates = readFields(element);
  let isBroken = false;
  return new Promise((resolve) => {
    const onHydrated = () => {
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
      // React must not unmount during a commit.
      queueMicrotask(() => {
        root.unmount();
        const listed = Fallback && renderToElement(<Fallback {...props} />);
        restoreServerHtml({ island: element, served, typed, listed });
        resolve();
      });
    };
    const root = hydrateRoot(
      element,
      <IslandShell
        onHydrated={onHydrated}
        onThrow={() => (typed = readFields(element))}
        onBroken={onBroken}
      >
        <IslandComponent {...props} />
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
