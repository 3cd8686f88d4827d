import { chatAddress } from "#addresses";
import { LanguageSwitch } from "#site/frame/language-switch.tsx";
import { languagesOf } from "#domain/site-data.ts";
import { Brand } from "#site/frame/brand.tsx";
import { ariaCurrent, navigationEntries, toolEntries } from "#site/frame/navigation-entries.ts";
import { requestSendId } from "#site/islands/request/request-ids.ts";
import type { PageContext } from "#site/page.ts";
import { MailLink, PhoneLink } from "#site/sections/company-links.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

/** Renders the floating chat button; small screens show it in a bottom bar with the next step. */
function ChatButton({ context }: { readonly context: PageContext }) {
  const { words, catalogue, company, addresses } = context;
  const { navigation } = words.frame;
  const isRequest = ariaCurrent(context, addresses.request) !== undefined;
  const sendAnchor = `#${requestSendId}`;
  return (
    <div className="dock">
      <ButtonLink
        variant="hero"
        href={isRequest ? sendAnchor : addresses.contact}
        data-listed-href={isRequest ? sendAnchor : addresses.request}
        data-listed-one={navigation.sendList.one}
        data-listed-other={navigation.sendList.other}
      >
        {isRequest ? words.contact.request.send : navigation.getQuote}
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

export function Footer({ context }: { readonly context: PageContext }) {
  const { company, words, catalogue, addresses } = context;
  const { footer } = words.frame;
  const { about, base, rights, guides } = catalogue.texts.frame;
  const listedGuides = guides.flatMap((slug) => catalogue.guide(slug) ?? []);
  return (
    <footer className="site-footer on-dark">
      <div className="hazard-stripe" />
      <div className="frame footer-grid">
        <div className="footer-about">
          <Brand context={context} />
          <p>{about}</p>
        </div>
        <nav aria-label={footer.label}>
          <h2>{footer.links}</h2>
          <ul>
            {navigationEntries(context)
              .filter(({ kind }) => kind !== "cities")
              .map(({ kind, name, address }) => (
                <li key={kind}>
                  <a href={address}>{name}</a>
                </li>
              ))}
            {toolEntries(context).map(({ name, address }) => (
              <li key={address}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{footer.categories}</h2>
          <ul>
            {listedGuides.map(({ slug, name }) => (
              <li key={slug}>
                <a href={addresses.guide(slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{footer.contact}</h2>
          <ul>
            <li>
              <PhoneLink company={company} />
            </li>
            <li>
              <a href={chatAddress(company.chat)} target="_blank" rel="noopener noreferrer">
                {footer.chat}
              </a>
            </li>
            <li>
              <MailLink company={company} />
            </li>
            <li>{base}</li>
          </ul>
        </div>
      </div>
      <div className="frame footer-legal">
        <p>
          {company.legalName}
          {" · "}
          {footer.nationalNumber} <bdi dir="ltr">{company.nationalNumber}</bdi>
          {" · "}
          {footer.vatNumber} <bdi dir="ltr">{company.vatNumber}</bdi>
          {company.nationalAddress !== "" && ` · ${company.nationalAddress}`}
        </p>
        <p>
          <a href={addresses.privacy}>{words.pages.legal.privacy}</a>
          {" · "}
          <a href={addresses.terms}>{words.pages.legal.terms}</a>
          {" · "}
          <a href={addresses.accessibility}>{words.pages.legal.accessibility}</a>
          {languagesOf(context.site).length > 1 && " · "}
          <LanguageSwitch context={context} />
        </p>
        <p>{rights}</p>
      </div>
      <ChatButton context={context} />
    </footer>
  );
}
