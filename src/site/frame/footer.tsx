import { addresses, chatAddress } from "#addresses";
import { categoryPages, footerCategories } from "#content/category-pages.ts";
import { ChatButton } from "#site/frame/chat-button.tsx";
import { Brand } from "#site/frame/brand.tsx";
import type { PageContext } from "#site/page.ts";
import { MailLink, PhoneLink } from "#site/sections/company-links.tsx";

/** The foot of every page. */
export function Footer({ context }: { readonly context: PageContext }) {
  const { company, words } = context;
  const { footer, navigation } = words;
  const four = footerCategories.flatMap((slug) =>
    categoryPages.filter((page) => page.slug === slug),
  );
  return (
    <footer className="site-footer on-dark">
      <div className="hazard-stripe" />
      <div className="frame footer-grid">
        <div className="footer-about">
          <Brand context={context} />
          <p>{footer.about}</p>
        </div>
        <nav aria-label={footer.label}>
          <h2>{footer.links}</h2>
          <ul>
            <li>
              <a href={addresses.home}>{navigation.home}</a>
            </li>
            <li>
              <a href={addresses.shop}>{navigation.shop}</a>
            </li>
            <li>
              <a href={addresses.categoryPage("ppe")}>{navigation.categories}</a>
            </li>
            <li>
              <a href={addresses.contact}>{navigation.contact}</a>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{footer.categories}</h2>
          <ul>
            {four.map(({ slug, name }) => (
              <li key={slug}>
                <a href={addresses.categoryPage(slug)}>{name}</a>
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
            <li>{footer.base}</li>
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
        </p>
        <p>{footer.rights}</p>
      </div>
      <ChatButton context={context} />
    </footer>
  );
}
