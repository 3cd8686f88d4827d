import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandShell } from "#site/islands/shell.tsx";
import { admitScrollAreaStyle } from "#site/islands/trusted-style.ts";

admitScrollAreaStyle();

/** Hydrates an island where it stands in the page; resolves once it answers the hand. */
export function wake(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props: unknown = JSON.parse(element.dataset["props"] ?? "{}");
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <IslandShell onAwake={resolve}>
        <Component {...Object(props)} />
      </IslandShell>,
      { identifierPrefix: element.dataset["island"] ?? "" },
    );
  });
}
