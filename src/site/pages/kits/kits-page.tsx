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
import { ButtonLink } from "#ui/button/button.tsx";

const usual = { people: 10, days: 30 };

/** A whole number within bounds, in digits of either script; the usual one for anything else. */
function countIn(text: string | null, most: number, otherwise: number): number {
  const read = parseQuantity(text ?? "");
  return read.kind === "quantity" && read.quantity <= most ? read.quantity : otherwise;
}

function crewAsked(trade: KitTrade, asked: URLSearchParams): Crew {
  return {
    trade: trade.id,
    people: countIn(asked.get("people"), crewBounds.people, usual.people),
    days: countIn(asked.get("days"), crewBounds.days, usual.days),
    choices: asked.getAll("with").flatMap((several) => several.split(",")),
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
  const told = words.pages.kits;
  const { lines, stops, unsupplied, open } = kitList(kits, trade, crew, (slug) =>
    catalogue.product(slug),
  );
  const missing = [
    ...stops,
    ...open.map(({ question }) => told.unanswered(question)),
    ...unsupplied.map((reason) => told.unsupplied(reason)),
  ];
  const request = addresses.requestWith(
    formatListAddress(
      lines.map(({ product, quantity }) => ({
        product: product.slug,
        text: "",
        sizes: [],
        quantity,
      })),
    ),
  );
  return (
    <section className="kit" id="list" aria-labelledby="list-heading">
      <h2 id="list-heading">{told.listFor(trade.name, crew.people, crew.days)}</h2>
      {missing.length > 0 && (
        <div className="kit-stops" role="note" aria-label={told.missing}>
          <h3>{told.missing}</h3>
          <ul>
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      <KitTable context={context} lines={lines} />
      <p className="kit-actions">
        <ButtonLink href={request}>{told.request}</ButtonLink>
      </p>
    </section>
  );
}

/** Makes a list out of a trade, a number of people and the work; undefined where no kits are kept. */
export function kitsPage(context: PageContext, asked: URLSearchParams): Page | undefined {
  const { words, addresses, catalogue } = context;
  const { kits } = catalogue;
  if (!kits) {
    return undefined;
  }
  const trade = kits.trades.find(({ id }) => id === asked.get("trade"));
  const crew = trade && crewAsked(trade, asked);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: kits.page.heading, address: addresses.kits },
  ];
  const { title, description, keywords } = kits.page;
  return {
    status: 200,
    head: {
      ...{ title, description, keywords, preview: addresses.kits },
      ...(trade ? { hidden: true } : { canonical: addresses.kits }),
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
              {kits.trades.map(({ id, name }) => (
                <li key={id}>
                  <ButtonLink variant="outline" href={addresses.kit(id)}>
                    {name}
                  </ButtonLink>
                </li>
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
