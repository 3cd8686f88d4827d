import { arcCategories, arcRating } from "#domain/aids/arc-flash.ts";
import type { Page, PageContext } from "#site/page.ts";
import {
  AidProducts,
  AskUs,
  Entered,
  Refusal,
  type AidProduct,
} from "#site/pages/aids/aid-answer.tsx";
import {
  choicesOf,
  readEntries,
  type AidEntries,
  type AidField,
} from "#site/pages/aids/aid-form.tsx";
import { buildAidPage } from "#site/pages/aids/aid-page.tsx";

const slug = "arc-flash";

function fieldsOf({ words }: PageContext): readonly AidField[] {
  const { arc, yes, no } = words.aids;
  const { off, category, table, energy } = arc.fields;
  const choices = choicesOf({ yes, no }) ?? [];
  return [
    { name: "off", label: off, choices },
    {
      name: "ppe-category",
      label: category,
      choices: arcCategories.map((number) => [number, arc.category(number)]),
    },
    { name: "table", label: table, choices },
    { name: "energy", label: energy },
  ];
}

/** Lists supplied products with at least the arc rating in cal/cm². */
function listProducts({ catalogue, words }: PageContext, rating: number): readonly AidProduct[] {
  return catalogue.products.flatMap((product) => {
    const rated = product.specifications.explained
      .flatMap(({ signs }) => signs)
      .find(({ about }) => about === "arc-rating")?.rated?.value;
    return product.status === "live" && rated !== undefined && rated >= rating
      ? [{ product, why: words.aids.arc.rated(String(rated)) }]
      : [];
  });
}

function Answer({ context, entries }: { context: PageContext; entries: AidEntries }) {
  const { arc } = context.words.aids;
  const fields = fieldsOf(context);
  const answer = arcRating({
    canSwitchOff: entries.yesNo("off"),
    category: entries.choice("ppe-category", arcCategories),
    withinTable: entries.yesNo("table"),
    energy: entries.figure("energy"),
  });
  const askProps = { context, fields, entries, aid: arc.name };
  if (answer.kind === "refused") {
    const reasons = answer.reasons.map((reason) => arc.refusals[reason]);
    return (
      <>
        <Refusal context={context} reasons={reasons} whom={arc.ask}>
          <AskUs {...askProps} lines={reasons} />
        </Refusal>
        <Entered context={context} fields={fields} entries={entries} />
      </>
    );
  }
  const rating = arc.rating(String(answer.rating));
  return (
    <>
      <h2>{rating}</h2>
      <p>{arc.each}</p>
      <Entered context={context} fields={fields} entries={entries} />
      <AskUs {...askProps} lines={[rating]} />
      <AidProducts
        context={context}
        products={listProducts(context, answer.rating)}
        note={arc.productsNote}
      />
    </>
  );
}

/** Builds the aid for arc flash clothing. */
export function arcFlashPage(context: PageContext, searchParams: URLSearchParams): Page {
  const entries = readEntries(slug, searchParams);
  return buildAidPage(context, {
    slug,
    texts: context.words.aids.arc,
    fields: fieldsOf(context),
    entries,
    answer: () => <Answer context={context} entries={entries} />,
  });
}
