import { addresses } from "#addresses";
import { companyNamed } from "#content/words/words.ts";
import type { PageContext } from "#site/page.ts";

/** The supplier's mark and name, leading home. */
export function Brand({ context }: { readonly context: PageContext }) {
  const { company, words } = context;
  const label = companyNamed(words.site.homeLabel, company.name);
  return (
    <a className="brand" href={addresses.home} aria-label={label}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d="M16 1 30 6v11c0 7.5-6 12.3-14 14.5C8 29.3 2 24.5 2 17V6z" fill="currentColor" />
        <path
          d="M8 22V10.5h3.6L16 16.8l4.4-6.3H24V22h-3.5v-6.3L16 22l-4.5-6.3V22z"
          fill="#f9a800"
        />
      </svg>
      <span>{company.name}</span>
    </a>
  );
}
