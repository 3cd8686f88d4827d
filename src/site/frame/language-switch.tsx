import { addressIn, usualAddress } from "#addresses";
import { directionOf, ownNames } from "#domain/language.ts";
import { languagesOf } from "#domain/site-data.ts";
import type { PageContext } from "#site/page.ts";

interface LanguageSwitchProps {
  readonly context: PageContext;
  readonly className?: string;
}

/** Renders links to the same page and query in the site's other languages. */
export function LanguageSwitch({ context, className }: LanguageSwitchProps) {
  const { site, language, address, addresses } = context;
  const shared = usualAddress(address === addresses.notFound ? addresses.home : address);
  return languagesOf(site)
    .filter((otherLanguage) => otherLanguage !== language)
    .map((otherLanguage) => (
      <a
        key={otherLanguage}
        className={className}
        href={addressIn(otherLanguage, shared)}
        hrefLang={otherLanguage}
        lang={otherLanguage}
        dir={directionOf(otherLanguage)}
      >
        {ownNames[otherLanguage]}
      </a>
    ));
}
