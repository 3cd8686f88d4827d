import { chatAddress } from "#addresses";
import type { PageContext } from "#site/page.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

/** The chat button at the bottom right of every page, in either direction of writing; on small screens in a bar. */
export function ChatButton({ context }: { readonly context: PageContext }) {
  const { words, catalogue, company, addresses } = context;
  return (
    <div className="dock">
      <ButtonLink variant="hero" href={addresses.contact}>
        {words.frame.navigation.getQuote}
      </ButtonLink>
      <a
        className="chat-button"
        href={chatAddress(company.chat, catalogue.texts.frame.greeting)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.frame.chat}
      >
        <Icon name="chat" />
      </a>
    </div>
  );
}
