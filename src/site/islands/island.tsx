import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { IslandShell } from "#site/islands/shell.tsx";

/** The components that come alive in the browser, by the names that the page marks them with. */
export type IslandName = "listing" | "product" | "contact" | "gallery";

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly of: ComponentType<Props>;
  readonly props: Props;
  /** Stored names whose presence wakes the island without waiting for a hand. */
  readonly wakeFor?: readonly string[];
}

/**
 * Marks a part of the page that the browser may hydrate. It is rendered as a root of its own, so
 * that what React finds there is exactly what it would have made.
 */
export function Island<Props extends object>({ name, of: Of, props, wakeFor }: IslandProps<Props>) {
  const html = renderToString(
    <IslandShell>
      <Of {...props} />
    </IslandShell>,
    { identifierPrefix: name },
  );
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-wake-for={wakeFor?.join(" ")}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
