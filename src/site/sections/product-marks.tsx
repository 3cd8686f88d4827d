import type { Product } from "#domain/catalogue/product.ts";
import type { MarkSign } from "#domain/marks/mark.ts";
import type { ExplainedMark } from "#domain/marks/read-marks.ts";
import type { PageContext } from "#site/page.ts";
import type { Words } from "#words/en.ts";

interface Part {
  readonly context: PageContext;
  readonly product: Product;
}

/** Explains a sign, such as "Abrasion: level 4 of 4, at least 8,000 cycles". */
function describeSign(mark: MarkSign, { marks, product }: Words): string {
  const { about, details, level, least, most, rated, tested } = mark;
  const parts = [
    ...details.map((detail) => marks.sayings[detail]),
    ...(level ? [marks.level(level.is, level.of)] : []),
    ...(least ? [marks.least(least.value, least.unit)] : []),
    ...(most ? [marks.most(most.value, most.unit)] : []),
    ...(rated ? [marks.rated(rated.value, rated.unit)] : []),
    ...(tested ? [marks.tested(tested.value, tested.unit)] : []),
  ];
  const subject = marks.sayings[about];
  return parts.length === 0 ? subject : `${subject}: ${product.listed(parts)}`;
}

/** Formats "EN 388: 4X43D", or the standard alone. */
function formatHeading(standard: string, marks: readonly ExplainedMark[]): string {
  const written = marks.flatMap(({ mark }) => mark ?? []);
  return written.length === 0 ? standard : `${standard}: ${written.join(", ")}`;
}

interface SignListProps {
  readonly context: PageContext;
  readonly signs: readonly MarkSign[];
}

/** Explains signs in their order, a row each. */
export function SignList({ context, signs }: SignListProps) {
  return (
    <dl className="detail-specifications">
      {signs.map((sign, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a digit may stand twice in a mark
        <div key={index}>
          <dt>
            <bdi dir="ltr">{sign.sign}</bdi>
          </dt>
          <dd>{describeSign(sign, context.words)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Explains the marks of a product sign by sign; nothing if none can be parsed. */
export function ProductMarks({ context, product }: Part) {
  const { words } = context;
  const { explained } = product.specifications;
  if (explained.length === 0) {
    return null;
  }
  const groups = [...Map.groupBy(explained, ({ standard }) => standard)];
  return (
    <section className="detail-marks">
      <h2>{words.marks.heading}</h2>
      {groups.map(([standard, marks]) => (
        <div key={standard}>
          <p className="detail-marks-of">
            <bdi dir="ltr">{formatHeading(standard, marks)}</bdi>
          </p>
          <SignList context={context} signs={marks.flatMap(({ signs }) => signs)} />
        </div>
      ))}
      <p className="detail-small">{words.marks.note}</p>
    </section>
  );
}
