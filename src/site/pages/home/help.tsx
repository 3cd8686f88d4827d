import { chatAddress } from "#addresses";
import type { PageContext } from "#site/page.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

/** Renders contact links and common questions. */
export function Help({ context }: { readonly context: PageContext }) {
  const { addresses, catalogue } = context;
  const { help, questions } = catalogue.texts.home;
  return (
    <section className="frame help help-questions" aria-labelledby="help-heading">
      <div>
        <h2 id="help-heading">{help.heading}</h2>
        <p>{help.text}</p>
        <div className="help-actions">
          <ButtonLink variant="hero" size="lg" href={addresses.contact}>
            {help.contact}
          </ButtonLink>
          <ButtonLink
            variant="outline"
            size="lg"
            href={chatAddress(context.company.chat)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" />
            {help.chat}
          </ButtonLink>
        </div>
      </div>
      {questions.entries.length > 0 && (
        <div className="faq">
          <h3>{questions.heading}</h3>
          {questions.entries.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <span>{question}</span>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      )}
    </section>
  );
}
