import { productsWithMarks } from "#domain/aids/mark-products.ts";
import { markKinds, readLabel, type LabelReading, type ReadMark } from "#domain/aids/read-mark.ts";
import type { Page, PageContext } from "#site/page.ts";
import { AidProducts, AskUs, Entered, Refusal } from "#site/pages/aids/aid-answer.tsx";
import {
  choicesOf,
  readEntries,
  type AidEntries,
  type AidField,
} from "#site/pages/aids/aid-form.tsx";
import { buildAidPage } from "#site/pages/aids/aid-page.tsx";
import { SignList } from "#site/sections/product-marks.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

const slug = "mark";

/** The most products that an answer shows. */
const maxProducts = 24;

/** Marks that labels print, one of each kind. */
const examples = ["4X43D", "S3S SR FO", "FFP3 NR D", "A2P3 R", "Type I, Class E", "34A 183B C"];

function fieldsOf({ words }: PageContext): readonly AidField[] {
  const { fields, kinds, anyKind } = words.aids.mark;
  return [
    { name: "mark", label: fields.mark, isText: true },
    { name: "kind", label: fields.kind, choices: choicesOf(kinds) ?? [], empty: anyKind },
  ];
}

function Examples({ context }: { readonly context: PageContext }) {
  const { words, addresses } = context;
  return (
    <nav className="aid-tabs" aria-label={words.aids.mark.examples}>
      {examples.map((mark) => (
        <ButtonLink
          key={mark}
          size="sm"
          variant="outline"
          rel="nofollow"
          href={`${addresses.aid(slug)}?mark=${encodeURIComponent(mark)}`}
        >
          <bdi dir="ltr" lang="en">
            {mark}
          </bdi>
        </ButtonLink>
      ))}
    </nav>
  );
}

/** Renders the name of a standard, linked to its page where there is one. */
function StandardName({ context, name }: { context: PageContext; name: string }) {
  const { catalogue, addresses } = context;
  const standard = catalogue.standards.find((entry) => entry.name === name);
  return standard ? (
    <a href={addresses.standard(standard.slug)}>
      <bdi dir="ltr">{name}</bdi>
    </a>
  ) : (
    <bdi dir="ltr">{name}</bdi>
  );
}

function Mark({ context, read }: { readonly context: PageContext; readonly read: ReadMark }) {
  const { marks: words, aids, product } = context.words;
  return (
    <section className="aid-mark">
      <h2>{aids.mark.heading(read.mark)}</h2>
      {read.readings.length > 1 && <p>{aids.mark.several}</p>}
      {read.readings.map(({ standards, signs, missing }) => (
        <div key={standards.join()}>
          <h3>
            {standards.map((name, index) => (
              <span key={name}>
                {index > 0 && " · "}
                <StandardName context={context} name={name} />
              </span>
            ))}
          </h3>
          <SignList context={context} signs={signs} />
          {missing.length > 0 && (
            <p>
              <strong>{aids.mark.missing}:</strong>{" "}
              {product.listed(missing.map((property) => words.sayings[property]))}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

function Products({ context, answer }: { context: PageContext; answer: LabelReading }) {
  const { mark: texts } = context.words.aids;
  const products = productsWithMarks(context.catalogue.products, answer.marks);
  return (
    <AidProducts
      context={context}
      products={products
        .slice(0, maxProducts)
        .map((product) => ({ product, why: product.specifications.marks ?? "" }))}
      note={texts.productsNote}
      none={texts.none}
    />
  );
}

function Answer({ context, entries }: { context: PageContext; entries: AidEntries }) {
  const { mark: texts } = context.words.aids;
  const fields = fieldsOf(context);
  const answer = readLabel(entries.text("mark"), entries.choice("kind", markKinds));
  const askProps = { context, fields, entries, aid: texts.name };
  if (answer.kind === "refused") {
    const reasons = [texts.refusals[answer.reason]];
    return (
      <Refusal context={context} reasons={reasons} whom={texts.ask}>
        <AskUs {...askProps} lines={reasons} />
      </Refusal>
    );
  }
  const unread = answer.unread.length > 0 ? [texts.unread(answer.unread.join(" · "))] : [];
  return (
    <>
      {answer.marks.map((read, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a mark may stand twice on a label
        <Mark key={index} context={context} read={read} />
      ))}
      {unread.map((line) => (
        <p key={line} className="aid-warning">
          {line}
        </p>
      ))}
      <Entered context={context} fields={fields} entries={entries} />
      <AskUs {...askProps} lines={unread} />
      {unread.length === 0 && <Products context={context} answer={answer} />}
    </>
  );
}

/** Builds the aid that reads marks of labels. */
export function readMarkPage(context: PageContext, searchParams: URLSearchParams): Page {
  const entries = readEntries(slug, searchParams);
  return buildAidPage(context, {
    slug,
    texts: context.words.aids.mark,
    fields: fieldsOf(context),
    entries,
    before: <Examples context={context} />,
    answer: () => <Answer context={context} entries={entries} />,
  });
}
