import type { PageContext } from "#site/page.ts";

export function Brand({ context }: { readonly context: PageContext }) {
  const { addresses, company, words, site } = context;
  return (
    <a className="brand" href={addresses.home} aria-label={words.frame.homeLabel(company.name)}>
      <span
        className="brand-mark"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: site.mark }}
      />
      <span>{company.name}</span>
    </a>
  );
}
