import { listedPrice } from "#domain/catalogue/listed-price.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { totalOf, type Line } from "#domain/quotation/line.ts";
import { findProduct } from "#domain/quotation/product-named.ts";
import { formatSizes } from "#domain/quotation/tell-request.ts";
import type { PageContext, Translation } from "#site/page.ts";
import { EachLanguage } from "#site/pages/request/each-language.tsx";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { priceFact } from "#site/sections/product-price.tsx";
import { factsOn, productPictures } from "#site/sections/product-words.ts";

interface SheetTableProps {
  readonly context: PageContext;
  readonly lines: readonly Line[];
  readonly first: number;
}

const heads: readonly ((one: Translation) => string)[] = [
  ({ words }) => words.quotation.number,
  ({ words }) => words.sheet.picture,
  ({ words }) => words.quotation.code,
  ({ words }) => words.quotation.text,
  ({ words }) => words.sheet.standard,
  ({ words }) => words.quotation.sizes,
  ({ words }) => words.quotation.quantity,
  ({ words }) => words.sheet.pack,
  ({ words }) => words.quotation.price,
  ({ words }) => words.quotation.total,
  ({ words }) => words.quotation.leadTime,
];

/** Renders the lines in every language, with blank columns for the supplier's prices. */
export function SheetTable({ context, lines, first }: SheetTableProps) {
  return (
    <div className="sheet-scroll" tabIndex={0} role="region" aria-label={context.words.sheet.title}>
      <table>
        <colgroup>
          {heads.map((head) => (
            <col key={head(context)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head(context)} scope="col">
                <EachLanguage context={context} format={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <SheetRow
              key={`${line.product ?? ""} ${line.text ?? ""} ${index + first}`}
              context={context}
              line={line}
              number={index + first}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SheetRowProps {
  readonly context: PageContext;
  readonly line: Line;
  readonly number: number;
}

function SheetRow({ context, line, number }: SheetRowProps) {
  const product = findProduct(context.catalogue.products, line.product ?? "");
  const total = totalOf(line);
  const note = [line.colour, line.note].filter(Boolean).join("; ");
  return (
    <tr>
      <td>{number}</td>
      <td>{product && <Picture context={context} product={product} />}</td>
      <td>
        <bdi dir="ltr">{product?.code ?? line.product}</bdi>
      </td>
      <td>
        {product ? (
          <Named context={context} product={product} />
        ) : (
          <Unknown context={context} line={line} />
        )}
        {note !== "" && <em dir="auto">{note}</em>}
      </td>
      <td>
        {product?.specifications.standards.map((standard) => (
          <bdi key={standard} dir="ltr">
            {standard}
          </bdi>
        ))}
      </td>
      <td>
        <bdi dir="ltr">{formatSizes(line)}</bdi>
      </td>
      <td>
        {total !== undefined && (
          <EachLanguage
            context={context}
            format={({ words }) =>
              product ? words.product.count(total, product.order.unit) : String(total)
            }
          />
        )}
      </td>
      <td>
        {product && (
          <EachLanguage
            context={context}
            format={({ words }) => words.product.count(product.order.pack, product.order.unit)}
          />
        )}
      </td>
      {["price", "total", "lead time"].map((toFill) => (
        <td key={toFill}>{"\u00A0"}</td>
      ))}
    </tr>
  );
}

/** A product's name, and its facts for the sheet, in every language. */
function Named({ context, product }: { readonly context: PageContext; readonly product: Product }) {
  return (
    <>
      <EachLanguage
        context={context}
        format={({ catalogue }) => catalogue.product(product.slug)?.name ?? ""}
      />
      {listedPrice(product, context.catalogue)?.kind === "listed" && (
        <small>
          <EachLanguage
            context={context}
            format={(translation) => priceFact(translation, product)?.join(": ") ?? ""}
          />
        </small>
      )}
      {factsOn("sheet", product).map(({ id }) => (
        <small key={id}>
          <EachLanguage
            context={context}
            format={({ catalogue }) => {
              const fact = catalogue.product(product.slug)?.facts.find((entry) => entry.id === id);
              return fact ? `${fact.label}: ${fact.value}` : "";
            }}
          />
        </small>
      ))}
    </>
  );
}

function Picture({
  context,
  product,
}: {
  readonly context: PageContext;
  readonly product: Product;
}) {
  const [{ stem }] = productPictures(product, context);
  return <ProductPicture picture={stem} alt="" sizes="80px" whole />;
}

/** Renders a line in the buyer's own words, or of a discontinued product. */
function Unknown({ context, line }: Pick<SheetRowProps, "context" | "line">) {
  const isGone = line.product !== undefined;
  return (
    <>
      {!isGone && <span dir="auto">{line.text}</span>}
      <small>
        <EachLanguage
          context={context}
          format={({ words }) => (isGone ? words.quotation.gone : words.quotation.free)}
        />
      </small>
    </>
  );
}
