import type { ReactNode } from "react";
import { directionOf } from "#domain/language.ts";
import type { PageContext, Translation } from "#site/page.ts";

interface EachLanguageProps {
  readonly context: PageContext;
  /** Formats the text in one language; duplicates are shown once. */
  readonly format: (translation: Translation) => string;
}

/** Renders a text in every language of the site, one per line. */
export function EachLanguage({ context, format }: EachLanguageProps): ReactNode {
  const translations = new Map<string, Translation>();
  for (const translation of [context, ...context.otherTranslations]) {
    const text = format(translation);
    if (text !== "" && !translations.has(text)) {
      translations.set(text, translation);
    }
  }
  return [...translations].map(([text, { language }]) => (
    <span key={language} lang={language} dir={directionOf(language)}>
      {text}
    </span>
  ));
}
