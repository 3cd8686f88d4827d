import { addresses } from "#addresses";
import { cities } from "#content/cities.ts";
import { categoryPages } from "#content/category-pages.ts";
import { regions } from "#domain/delivery/city.ts";
import { Brand } from "#site/frame/brand.tsx";
import { current } from "#site/frame/current.ts";
import { MobileMenu } from "#site/frame/mobile-menu.tsx";
import type { PageContext } from "#site/page.ts";
import { SearchBox } from "#site/sections/search-box.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface Part {
  readonly context: PageContext;
}

function CategoriesMenu({ context }: Part) {
  return (
    <details className="menu" name="navigation">
      <summary>
        {context.words.navigation.categories}
        <Icon name="chevron" />
      </summary>
      <ul className="menu-panel menu-panel-categories">
        {categoryPages.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={addresses.categoryPage(slug)}
              aria-current={current(context, addresses.categoryPage(slug))}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function CitiesMenu({ context }: Part) {
  const { navigation, pages } = context.words;
  return (
    <details className="menu" name="navigation">
      <summary>
        {navigation.cities}
        <Icon name="chevron" />
      </summary>
      <div className="menu-panel menu-panel-cities">
        {regions.map((region) => (
          <div key={region}>
            <p className="menu-title">{pages.cities.region(region)}</p>
            <ul>
              {cities
                .filter((city) => city.region === region)
                .map(({ slug, name }) => (
                  <li key={slug}>
                    <a
                      href={addresses.city(slug)}
                      aria-current={current(context, addresses.city(slug))}
                    >
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
        <a
          className="menu-all"
          href={addresses.cities}
          aria-current={current(context, addresses.cities)}
        >
          {navigation.allCities}
        </a>
      </div>
    </details>
  );
}

/** The sticky navigation of every page; it works without script. */
export function Navigation({ context }: Part) {
  const { navigation } = context.words;
  return (
    <header className="site-header">
      <nav className="frame site-nav" aria-label={navigation.label}>
        <Brand context={context} />
        <div className="nav-links">
          <a href={addresses.home} aria-current={current(context, addresses.home)}>
            {navigation.home}
          </a>
          <a href={addresses.shop} aria-current={current(context, addresses.shop)}>
            {navigation.shop}
          </a>
          <CategoriesMenu context={context} />
          <CitiesMenu context={context} />
          <a href={addresses.contact} aria-current={current(context, addresses.contact)}>
            {navigation.contact}
          </a>
        </div>
        <SearchBox words={context.words} />
        <a className="nav-list" href={`${addresses.contact}#enquiry`} data-enquiry-list hidden>
          <Icon name="list-added" />
          <span className="nav-list-label">{navigation.enquiryList}</span>
          <span className="nav-list-count tabular" data-enquiry-count />
        </a>
        <ButtonLink className="nav-quote" variant="hero" size="sm" href={addresses.contact}>
          {navigation.getQuote}
        </ButtonLink>
        <MobileMenu context={context} />
      </nav>
    </header>
  );
}
