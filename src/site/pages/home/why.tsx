import type { PageContext } from "#site/page.ts";

/** The points for choosing this supplier. */
export function Why({ context }: { readonly context: PageContext }) {
  const { why } = context.catalogue.texts.home;
  if (why.points.length === 0) {
    return null;
  }
  return (
    <section className="why on-dark" aria-labelledby="why-heading">
      <div className="reflective-tape" />
      <div className="frame">
        <h2 id="why-heading">{why.heading}</h2>
        <ol>
          {why.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
