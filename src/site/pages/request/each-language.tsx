import type { ReactNode } from "react";
import { directionOf } from "#domain/language.ts";
import type { PageContext, Translation } from "#site/page.ts";

interface InEachProps {
  readonly context: PageContext;
  /** What a language says of it; what says the same is not said again. */
  readonly tell: (translation: Translation) => string;
}

/** The same in every language of the site, each on a line of its own. */
export function InEach({ context, tell }: InEachProps): ReactNode {
  const told = new Map<string, Translation>();
  for (const one of [context, ...context.otherTranslations]) {
    const text = tell(one);
    if (text !== "" && !told.has(text)) {
      told.set(text, one);
    }
  }
  return [...told].map(([text, { language }]) => (
    <span key={language} lang={language} dir={directionOf(language)}>
      {text}
    </span>
  ));
}
