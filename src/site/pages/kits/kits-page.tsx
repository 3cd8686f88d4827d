import {
  crewBounds,
  kitList,
  questionsOf,
  type Crew,
  type Kits,
  type KitTrade,
} from "#domain/catalogue/kit.ts";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import { parseQuantity } from "#reading/amounts/quantity.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { CrewForm } from "#site/pages/kits/crew-form.tsx";
import { KitTable } from "#site/pages/kits/kit-table.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { productPictures } from "#site/sections/product-words.ts";
import { ButtonLink } from "#ui/button/button.tsx";

const usual = { people: 10, days: 30 };

/** Parses a count in Latin or Arabic digits; returns the fallback if invalid or out of range. */
function parseCount(text: string | null, max: number, fallback: number): number {
  const read = parseQuantity(text ?? "");
  return read.kind === "quantity" && read.quantity <= max ? read.quantity : fallback;
}

function parseCrew(trade: KitTrade, searchParams: URLSearchParams): Crew {
  return {
    trade: trade.id,
    people: parseCount(searchParams.get("people"), crewBounds.people, usual.people),
    days: parseCount(searchParams.get("days"), crewBounds.days, usual.days),
    choices: searchParams.getAll("with").flatMap((several) => several.split(",")),
  };
}

interface AnswerProps {
  readonly context: PageContext;
  readonly kits: Kits;
  readonly trade: KitTrade;
  readonly crew: Crew;
}

function Answer({ context, kits, trade, crew }: AnswerProps) {
  const { catalogue, addresses, words } = context;
  const texts = words.pages.kits;
  const { lines, stops, unsupplied, open } = kitList(kits, trade, crew, (slug) =>
    catalogue.product(slug),
  );
  const missing = [
    ...stops,
    ...open.map(({ question }) => texts.unanswered(question)),
    ...unsupplied.map((reason) => texts.unsupplied(reason)),
  ];
  const request = addresses.requestWith(
    formatListAddress(
      lines.map(({ product, need, quantity }) => ({
        product: product.slug,
        text: "",
        sizes: [],
        quantity: need,
        // The same in both languages, and short, because it travels in the address.
        ...(quantity > need && { note: `MOQ ${quantity}` }),
      })),
    ),
  );
  return (
    <section className="kit" id="list" aria-labelledby="list-heading">
      <h2 id="list-heading">{texts.listFor(trade.name, crew.people, crew.days)}</h2>
      {missing.length > 0 && (
        <div className="kit-stops" role="note" aria-label={texts.missing}>
          <h3>{texts.missing}</h3>
          <ul>
            {missing.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <KitTable context={context} lines={lines} />
      <p className="kit-actions">
        <ButtonLink href={request}>{texts.request}</ButtonLink>
      </p>
    </section>
  );
}

/** Renders the way to the list of a trade, with a picture and the number of its products. */
function Trade({ context, kits, trade }: Omit<AnswerProps, "crew">) {
  const { words, addresses, catalogue } = context;
  const { lines } = kitList(kits, trade, { ...usual, trade: trade.id, choices: [] }, (slug) =>
    catalogue.product(slug),
  );
  const tradeProducts = new Set(trade.items.map(({ product }) => product));
  const picturedLine = lines.find(
    ({ product }) => tradeProducts.has(product.slug) && product.likeness === undefined,
  );
  return (
    <li>
      {picturedLine && (
        <ProductPicture
          picture={productPictures(picturedLine.product, context)[0].stem}
          alt=""
          sizes="(min-width: 64rem) 15rem, 5rem"
        />
      )}
      <span>
        <a href={addresses.kit(trade.id)}>{trade.name}</a>
        <small>{words.listing.count(lines.length)}</small>
      </span>
    </li>
  );
}

/** Builds the page that computes a list for a crew; undefined if the content has no kits. */
export function kitsPage(context: PageContext, searchParams: URLSearchParams): Page | undefined {
  const { words, addresses, catalogue } = context;
  const { kits } = catalogue;
  if (!kits) {
    return undefined;
  }
  const trade = kits.trades.find(({ id }) => id === searchParams.get("trade"));
  const crew = trade && parseCrew(trade, searchParams);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: kits.page.heading, address: addresses.kits },
  ];
  const { title, description, keywords } = kits.page;
  return {
    status: 200,
    head: {
      title,
      description,
      keywords,
      preview: addresses.kits,
      style: context.site.assets.aids,
      ...(trade ? { hidden: true, printed: context.address } : { canonical: addresses.kits }),
      structuredData: [breadcrumbData(context, crumbs)],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={kits.page.heading}>
          <p>{kits.page.intro}</p>
        </PageHeading>
        <div className="frame kits">
          {trade && crew ? (
            <>
              <CrewForm
                context={context}
                trade={trade}
                crew={crew}
                questions={questionsOf(kits, trade)}
              />
              <Answer context={context} kits={kits} trade={trade} crew={crew} />
            </>
          ) : (
            <ul className="kit-trades">
              {kits.trades.map((each) => (
                <Trade key={each.id} context={context} kits={kits} trade={each} />
              ))}
            </ul>
          )}
          <ul className="kit-notes small-print">
            {kits.page.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </>
    ),
  };
}
