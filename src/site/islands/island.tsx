import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { Language } from "#domain/language.ts";
import { IslandShell } from "#site/islands/shell.tsx";
import type { ContactWords } from "#words/en.ts";

/** The names of the components that hydrate in the browser. */
export type IslandName = "contact" | "gallery" | "request";

/** Props of every island; the words are loaded separately, in one language. */
export interface IslandProps {
  readonly language: Language;
  readonly words: ContactWords;
}

interface IslandMarkerProps<Props extends IslandProps> {
  readonly name: IslandName;
  readonly of: ComponentType<Props>;
  readonly props: Props;
  /**
   * Storage keys whose presence hydrates the island when idle; `always` hydrates it in any case.
   */
  readonly wakeFor?: readonly string[] | "always";
}

/**
 * Marks a part of the page for hydration. Renders it as a separate React root, as the browser will.
 */
export function Island<Props extends IslandProps>(marker: IslandMarkerProps<Props>) {
  const { name, of: Of, props, wakeFor } = marker;
  const html = renderToString(
    <IslandShell>
      <Of {...props} />
    </IslandShell>,
    { identifierPrefix: name },
  );
  const { words: _words, ...serializedProps } = props;
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(serializedProps)}
      data-wake-for={typeof wakeFor === "string" ? wakeFor : wakeFor?.join(" ")}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
