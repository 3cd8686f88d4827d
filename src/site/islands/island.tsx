import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { Language } from "#domain/language.ts";
import { IslandShell } from "#site/islands/shell.tsx";
import type { ContactWords } from "#words/en.ts";

/** The components that come alive in the browser, by the names that the page marks them with. */
export type IslandName = "contact" | "gallery" | "request";

/** What every island is given: its words are fetched in the page's language alone. */
export interface IslandProps {
  readonly language: Language;
  readonly words: ContactWords;
}

interface Marked<Props extends IslandProps> {
  readonly name: IslandName;
  readonly of: ComponentType<Props>;
  readonly props: Props;
  /** Stored names whose presence wakes the island without waiting for a hand; `always` wakes it at once. */
  readonly wakeFor?: readonly string[] | "always";
}

/**
 * Marks a part of the page that the browser may hydrate. It is rendered as a root of its own, so
 * that what React finds there is exactly what it would have made.
 */
export function Island<Props extends IslandProps>(marked: Marked<Props>) {
  const { name, of: Of, props, wakeFor } = marked;
  const html = renderToString(
    <IslandShell>
      <Of {...props} />
    </IslandShell>,
    { identifierPrefix: name },
  );
  const { words: _words, ...told } = props;
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(told)}
      data-wake-for={typeof wakeFor === "string" ? wakeFor : wakeFor?.join(" ")}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
