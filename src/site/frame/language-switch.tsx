import { addressIn, usualAddress } from "#addresses";
import { directionOf, nameOf } from "#domain/language.ts";
import { languagesOf } from "#domain/site-data.ts";
import type { PageContext } from "#site/page.ts";

interface LanguageSwitchProps {
  readonly context: PageContext;
  readonly className?: string;
}

/** Leads to the same page, with the same query, in each of the site's other languages. */
export function LanguageSwitch({ context, className }: LanguageSwitchProps) {
  const { site, language, address, addresses } = context;
  const shared = usualAddress(address === addresses.notFound ? addresses.home : address);
  return languagesOf(site)
    .filter((other) => other !== language)
    .map((other) => (
      <a
        key={other}
        className={className}
        href={addressIn(other, shared)}
        hrefLang={other}
        lang={other}
        dir={directionOf(other)}
      >
        {nameOf(other)}
      </a>
    ));
}
