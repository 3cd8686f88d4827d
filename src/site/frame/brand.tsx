import type { PageContext } from "#site/page.ts";

/** Gives the drawing a height of its own: browsers that drop the style sheet draw it as wide as the page. */
function withHeight(svg: string): string {
  return svg.replace(/<svg(?![^>]*\sheight=)/, '<svg height="32"');
}

export function Brand({ context }: { readonly context: PageContext }) {
  const { addresses, company, words, site } = context;
  return (
    <a className="brand" href={addresses.home} aria-label={words.frame.homeLabel(company.name)}>
      <span
        className="brand-mark"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: withHeight(site.mark) }}
      />
      <span>{company.name}</span>
    </a>
  );
}
