import { claim, claimSentences } from "#content/claims.ts";
import type { PageContext } from "#site/page.ts";

/** Four things that a buyer can count on; the title of each states its first claim. */
export function Benefits({ context }: { readonly context: PageContext }) {
  const { home } = context.words;
  return (
    <section className="benefits" aria-label={home.benefitsLabel}>
      <ul className="frame">
        {home.benefits.map(({ claims, title, text: more }) => {
          const text = claim(claims[0]) && claimSentences(claims, more);
          return (
            text && (
              <li key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
