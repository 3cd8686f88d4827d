import { addresses } from "#addresses";
import { categoryPages } from "#content/category-pages.ts";
import type { PageContext } from "#site/page.ts";
import { Icon } from "#ui/icon/icon.tsx";

/** The menu of small screens: one button opens and closes it, without script as well. */
export function MobileMenu({ context }: { readonly context: PageContext }) {
  const { navigation } = context.words;
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
        <form role="search" action={addresses.shop} className="nav-search">
          <input
            className="control"
            type="search"
            name="q"
            dir="auto"
            aria-label={navigation.searchLabel}
            placeholder={navigation.searchPlaceholder}
            required
          />
          <button type="submit" aria-label={navigation.search}>
            <Icon name="search" />
          </button>
        </form>
        <ul className="mobile-menu-main">
          <li>
            <a href={addresses.home}>{navigation.home}</a>
          </li>
          <li>
            <a href={addresses.shop}>{navigation.shop}</a>
          </li>
          <li>
            <a href={addresses.cities}>{navigation.cities}</a>
          </li>
          <li>
            <a href={addresses.contact}>{navigation.contact}</a>
          </li>
          <li>
            <a className="button button-hero button-size-default" href={addresses.contact}>
              {navigation.getQuote}
            </a>
          </li>
        </ul>
        <p className="menu-title">{navigation.categories}</p>
        <ul className="mobile-menu-categories">
          {categoryPages.map(({ slug, name }) => (
            <li key={slug}>
              <a href={addresses.categoryPage(slug)}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
