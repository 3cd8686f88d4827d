import { current } from "#site/frame/current.ts";
import { GuideLink } from "#site/frame/guide-link.tsx";
import type { PageContext } from "#site/page.ts";
import { Icon } from "#ui/icon/icon.tsx";

/** The menu of small screens: one button opens and closes it, without script as well. */
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
          <li>
            <a href={addresses.home} aria-current={current(context, addresses.home)}>
              {navigation.home}
            </a>
          </li>
          <li>
            <a href={addresses.shop} aria-current={current(context, addresses.shop)}>
              {navigation.shop}
            </a>
          </li>
          {catalogue.cities.length > 0 && (
            <li>
              <a href={addresses.cities} aria-current={current(context, addresses.cities)}>
                {navigation.cities}
              </a>
            </li>
          )}
          <li>
            <a href={addresses.contact} aria-current={current(context, addresses.contact)}>
              {navigation.contact}
            </a>
          </li>
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
        </ul>
      </div>
    </details>
  );
}
