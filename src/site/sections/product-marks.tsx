import type { Product } from "#domain/catalogue/product.ts";
import type { MarkSign } from "#domain/marks/mark.ts";
import type { ExplainedMark } from "#domain/marks/read-marks.ts";
import type { PageContext } from "#site/page.ts";
import type { Words } from "#words/en.ts";

interface Part {
  readonly context: PageContext;
  readonly product: Product;
}

/** What a sign says, such as "Abrasion: level 4 of 4, at least 8,000 cycles". */
function meaningOf(mark: MarkSign, { marks, product }: Words): string {
  const { about, details, level, least, most, tested } = mark;
  const parts = [
    ...details.map((detail) => marks.sayings[detail]),
    ...(level ? [marks.level(level.is, level.of)] : []),
    ...(least ? [marks.least(least.value, least.unit)] : []),
    ...(most ? [marks.most(most.value, most.unit)] : []),
    ...(tested ? [marks.tested(tested.value, tested.unit)] : []),
  ];
  const said = marks.sayings[about];
  return parts.length === 0 ? said : `${said}: ${product.listed(parts)}`;
}

/** "EN 388: 4X43D", or the standard alone. */
function headingOf(standard: string, marks: readonly ExplainedMark[]): string {
  const written = marks.flatMap(({ mark }) => mark ?? []);
  return written.length === 0 ? standard : `${standard}: ${written.join(", ")}`;
}

/** The marks of a product, sign by sign; nothing where none can be read. */
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
            <bdi dir="ltr">{headingOf(standard, marks)}</bdi>
          </p>
          <dl className="detail-specifications">
            {marks
              .flatMap(({ signs }) => signs)
              .map((one, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a digit may stand twice in a mark
                <div key={at}>
                  <dt>
                    <bdi dir="ltr">{one.sign}</bdi>
                  </dt>
                  <dd>{meaningOf(one, words)}</dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
      <p className="detail-small">{words.marks.note}</p>
    </section>
  );
}
