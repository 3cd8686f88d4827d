import { chatAddress } from "#addresses";
import type { PageContext } from "#site/page.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

/** For whoever cannot choose alone. */
export function Help({ context }: { readonly context: PageContext }) {
  const { addresses, catalogue } = context;
  const { help } = catalogue.texts.home;
  return (
    <section className="frame help" aria-labelledby="help-heading">
      <div>
        <h2 id="help-heading">{help.heading}</h2>
        <p>{help.text}</p>
      </div>
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
    </section>
  );
}
