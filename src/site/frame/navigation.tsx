import { Brand } from "#site/frame/brand.tsx";
import { GuideLink } from "#site/frame/guide-link.tsx";
import { HeaderSearch } from "#site/frame/header-search.tsx";
import { LanguageSwitch } from "#site/frame/language-switch.tsx";
import { ariaCurrent, navigationEntries, toolEntries } from "#site/frame/navigation-entries.ts";
import { MobileMenu } from "#site/frame/mobile-menu.tsx";
import type { PageContext } from "#site/page.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface Part {
  readonly context: PageContext;
}

function CategoriesMenu({ context }: Part) {
  const { words, catalogue } = context;
  return (
    <details className="menu" name="navigation">
      <summary>
        {words.frame.navigation.categories}
        <Icon name="chevron" />
      </summary>
      <ul className="menu-panel menu-panel-categories">
        {catalogue.guides.map((guide) => (
          <li key={guide.slug}>
            <GuideLink context={context} guide={guide} />
          </li>
        ))}
        <li className="menu-all menu-tools">
          {toolEntries(context).map(({ name, address }) => (
            <a key={address} href={address} aria-current={ariaCurrent(context, address)}>
              {name}
            </a>
          ))}
        </li>
      </ul>
    </details>
  );
}

function CitiesMenu({ context }: Part) {
  const { words, catalogue, addresses } = context;
  const { navigation } = words.frame;
  return (
    <details className="menu" name="navigation">
      <summary>
        {navigation.cities}
        <Icon name="chevron" />
      </summary>
      <div className="menu-panel menu-panel-cities">
        {catalogue.regions.map(({ id, name: region }) => (
          <div key={id}>
            <p className="menu-title">{words.pages.cities.region(region)}</p>
            <ul>
              {catalogue.cities
                .filter((city) => city.region.id === id)
                .map(({ slug, name }) => (
                  <li key={slug}>
                    <a
                      href={addresses.city(slug)}
                      aria-current={ariaCurrent(context, addresses.city(slug))}
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
          aria-current={ariaCurrent(context, addresses.cities)}
        >
          {navigation.allCities}
        </a>
      </div>
    </details>
  );
}

/** Renders the sticky header; it works without script. */
export function Navigation({ context }: Part) {
  const { addresses } = context;
  const { navigation } = context.words.frame;
  return (
    <header className="site-header">
      <nav className="frame site-nav" aria-label={navigation.label}>
        <Brand context={context} />
        <div className="nav-links">
          {navigationEntries(context).map(({ kind, name, address }) => {
            switch (kind) {
              case "categories":
                return <CategoriesMenu key={kind} context={context} />;
              case "cities":
                return <CitiesMenu key={kind} context={context} />;
              case "home":
              case "shop":
              case "contact":
                return (
                  <a key={kind} href={address} aria-current={ariaCurrent(context, address)}>
                    {name}
                  </a>
                );
            }
          })}
        </div>
        <HeaderSearch context={context} />
        <a className="nav-list" href={addresses.request} data-enquiry-list data-reserved hidden>
          <Icon name="list-added" />
          <span className="nav-list-label">{navigation.enquiryList}</span>
          <span className="nav-list-count tabular" data-enquiry-count />
        </a>
        <ButtonLink className="nav-quote" variant="hero" size="sm" href={addresses.contact}>
          {navigation.getQuote}
        </ButtonLink>
        <LanguageSwitch context={context} className="nav-language" />
        <MobileMenu context={context} />
      </nav>
    </header>
  );
}
