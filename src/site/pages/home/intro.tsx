import { claim, standing, stated } from "#content/claims.ts";
import type { PageContext } from "#site/page.ts";

/** What the supplier does, in two paragraphs, and the questions that buyers ask. */
export function Intro({ context }: { readonly context: PageContext }) {
  const { intro, faq } = context.words.home;
  return (
    <section className="frame intro" aria-labelledby="intro-heading">
      <div>
        <h2 id="intro-heading">{intro.heading}</h2>
        {stated(intro.paragraphs).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{claim("standards")}</p>
      </div>
      <div className="faq">
        <h3>{faq.heading}</h3>
        {standing(faq.entries).map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
