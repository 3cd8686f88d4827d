import type { PageContext } from "#site/page.ts";

/** What the supplier does, in a few paragraphs, and the questions that buyers ask. */
export function Intro({ context }: { readonly context: PageContext }) {
  const { intro, questions } = context.catalogue.texts.home;
  return (
    <section className="frame intro" aria-labelledby="intro-heading">
      <div>
        <h2 id="intro-heading">{intro.heading}</h2>
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {questions.entries.length > 0 && (
        <div className="faq">
          <h3>{questions.heading}</h3>
          {questions.entries.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      )}
    </section>
  );
}
