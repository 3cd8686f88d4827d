import type { PageContext } from "#site/page.ts";

/** Four things that a buyer can count on; the title of each states its first claim. */
export function Benefits({ context }: { readonly context: PageContext }) {
  const { benefits } = context.catalogue.texts.home;
  if (benefits.length === 0) {
    return null;
  }
  return (
    <section className="benefits" aria-label={context.words.pages.home.benefits}>
      <ul className="frame">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
