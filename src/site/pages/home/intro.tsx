import type { PageContext } from "#site/page.ts";

/** What the supplier does, in a few lines. */
export function Intro({ context }: { readonly context: PageContext }) {
  const { intro } = context.catalogue.texts.home;
  return (
    <section className="frame intro" aria-labelledby="intro-heading">
      <h2 id="intro-heading">{intro.heading}</h2>
      <div>
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
