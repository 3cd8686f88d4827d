import { GuideLink } from "#site/frame/guide-link.tsx";
import { ariaCurrent, navigationEntries, toolEntries } from "#site/frame/navigation-entries.ts";
import type { PageContext } from "#site/page.ts";
import { Icon } from "#ui/icon/icon.tsx";

/** Renders the menu of small screens; it works without script. */
export function MobileMenu({ context }: { readonly context: PageContext }) {
  const { addresses, catalogue } = context;
  const { navigation } = context.words.frame;
  return (
    <details className="mobile-menu">
      <summary>
        <span className="mobile-menu-open">
          <Icon name="menu" />
          <span className="sr-only">{navigation.openMenu}</span>
        </span>
        <span className="mobile-menu-close">
          <Icon name="close" />
          <span className="sr-only">{navigation.closeMenu}</span>
        </span>
      </summary>
      <div className="mobile-menu-panel">
        <ul className="mobile-menu-main">
          {navigationEntries(context)
            .filter(({ kind }) => kind !== "categories")
            .map(({ kind, name, address }) => (
              <li key={kind}>
                <a href={address} aria-current={ariaCurrent(context, address)}>
                  {name}
                </a>
              </li>
            ))}
          <li>
            <a className="button button-hero button-size-default" href={addresses.contact}>
              {navigation.getQuote}
            </a>
          </li>
        </ul>
        <p className="menu-title">{navigation.categories}</p>
        <ul className="mobile-menu-categories">
          {catalogue.guides.map((guide) => (
            <li key={guide.slug}>
              <GuideLink context={context} guide={guide} />
            </li>
          ))}
          {toolEntries(context).map(({ name, address }) => (
            <li key={address}>
              <a className="menu-guide" href={address} aria-current={ariaCurrent(context, address)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
