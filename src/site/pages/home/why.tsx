import { claimSentences } from "#content/claims.ts";
import { companyNamed } from "#content/words/words.ts";
import type { PageContext } from "#site/page.ts";

/** The four points for choosing this supplier. */
export function Why({ context }: { readonly context: PageContext }) {
  const { why } = context.words.home;
  return (
    <section className="why on-dark" aria-labelledby="why-heading">
      <div className="reflective-tape" />
      <div className="frame">
        <h2 id="why-heading">{companyNamed(why.heading, context.company.name)}</h2>
        <ol>
          {why.points.map(({ claims, title, text: more }) => {
            const text = claimSentences(claims, more);
            return (
              text && (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              )
            );
          })}
        </ol>
      </div>
    </section>
  );
}
