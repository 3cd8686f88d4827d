import { units } from "#domain/catalogue/product.ts";
import { formatRiyals, lineTotal } from "#domain/quotation/money.ts";
import { isOffered } from "#domain/quotation/quotation.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";
import { offerProduct } from "#domain/quotation/offer-product.ts";
import type { FoundProduct } from "#domain/office/enquiry-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { CellInput } from "#office/app/screens/quotation/cell-input.tsx";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { ProductSearch } from "#office/app/screens/quotation/product-search.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface LineProps {
  readonly line: QuotationLine;
  /** From 1. */
  readonly position: number;
}

/** One line of the grid. */
export function LineRow({ line, position, remark }: LineProps & { readonly remark?: string }) {
  const words = useWords("quotation");
  const { isLocked } = useGrid();
  const { kind, unitPrice, priceSource } = line;
  const labelOf = (column: keyof typeof words.columns) =>
    words.cell(words.columns[column], position);
  const isRefused = kind === "not-offered";
  return (
    <tr data-kind={kind}>
      <td className="figure line-position">{position}</td>
      <td className="line-asked">
        <bdi>{line.asked}</bdi>
        {line.note !== undefined && <small dir="auto">{line.note}</small>}
        {remark !== undefined && (
          <small className="line-remark" dir="auto">
            <b>{words.remark}:</b> {remark}
          </small>
        )}
      </td>
      <td className="line-product">
        <Goods line={line} position={position} />
      </td>
      <td className="line-quantity" data-label={words.columns.quantity}>
        {!isRefused && <CellInput line={line} field="quantity" label={labelOf("quantity")} />}
      </td>
      <td className="line-unit" data-label={words.columns.unit}>
        {!isRefused && <UnitSelect line={line} position={position} />}
      </td>
      <td className="line-price" data-label={words.columns.unitPrice}>
        {!isRefused && <CellInput line={line} field="unitPrice" label={labelOf("unitPrice")} />}
        {!isRefused && unitPrice !== undefined && priceSource !== undefined && (
          <small className="price-source" title={words.sourceNotes[priceSource]}>
            {words.sources[priceSource]}
          </small>
        )}
      </td>
      <td className="line-discount" data-label={words.columns.discount}>
        {!isRefused && <CellInput line={line} field="discount" label={labelOf("discount")} />}
      </td>
      <td className="figure line-total" data-label={words.columns.total}>
        {isOffered(line) ? formatRiyals(lineTotal(line)) : ""}
      </td>
      <td className="line-lead" data-label={words.columns.leadTime}>
        {!isRefused && kind !== "delivery" && (
          <CellInput line={line} field="leadTime" label={labelOf("leadTime")} />
        )}
      </td>
      <td className="line-actions">{!isLocked && <Actions line={line} position={position} />}</td>
    </tr>
  );
}

/** Shows the offer of the line: a product, the clerk's words, or the search for another product. */
function Goods({ line, position }: LineProps) {
  const words = useWords("quotation");
  const { draft, view, searched, search, move } = useGrid();
  const { id, kind, product, code, text } = line;
  if (searched === id) {
    const choose = (foundProduct: FoundProduct) => {
      const givenPrices = new Map(Object.entries(view.givenPrices));
      const offered = offerProduct(line, foundProduct, givenPrices);
      draft.edit([{ path: `lines.${id}`, value: offered }]);
      search(undefined);
      const isPriced = offered.unitPrice !== undefined && offered.quantity !== undefined;
      move({ line: id, field: isPriced ? "unitPrice" : "text" }, isPriced ? "forward" : "onward");
    };
    const cancel = () => search(undefined);
    const leave = () => {
      cancel();
      move({ line: id, field: "unitPrice" }, "stay");
    };
    return (
      <ProductSearch
        line={line}
        position={position}
        onChoose={choose}
        onLeave={leave}
        onBlur={cancel}
      />
    );
  }
  if (kind === "free" || kind === "delivery") {
    const label = kind === "free" ? words.freeText : words.deliveryText;
    return <CellInput line={line} field="text" label={words.cell(label, position)} />;
  }
  const facts = Object.hasOwn(view.products, product ?? "")
    ? view.products[product ?? ""]
    : undefined;
  const isBelowMinimum =
    facts !== undefined && line.quantity !== undefined && line.quantity < facts.minimum;
  return (
    <>
      <bdi className="line-name">{text}</bdi>
      <small>
        {words.kinds[kind] !== "" && <b className="line-kind">{words.kinds[kind]}</b>}
        {code !== undefined && facts !== undefined && (
          <a
            href={facts.page}
            target="_blank"
            rel="noreferrer"
            tabIndex={-1}
            title={words.productPage(text)}
          >
            <bdi>{code}</bdi>
          </a>
        )}
        {code !== undefined && facts === undefined && <bdi>{code}</bdi>}
        {facts?.stock !== undefined && <span>{words.stock(facts.stock)}</span>}
        {isBelowMinimum && <b className="line-warning">{words.belowMinimum(facts.minimum)}</b>}
      </small>
    </>
  );
}

function UnitSelect({ line, position }: LineProps) {
  const words = useWords("quotation");
  const { draft, isLocked } = useGrid();
  return (
    <select
      className="cell-input cell-select"
      aria-label={words.cell(words.columns.unit, position)}
      disabled={isLocked}
      value={line.unit ?? ""}
      onChange={({ target }) =>
        draft.edit([{ path: `lines.${line.id}.unit`, value: target.value || null }])
      }
    >
      <option value="">{words.noUnit}</option>
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {words.units[unit]}
        </option>
      ))}
    </select>
  );
}

function Actions({ line, position }: LineProps) {
  const { actions: words } = useWords("quotation");
  const { draft, search, toggleOffered } = useGrid();
  const toggle = line.kind === "not-offered" ? words.offerAgain : words.notOffered;
  const buttons = [
    ...(line.kind === "delivery"
      ? []
      : [
          { name: "search", label: words.alternative, act: () => search(line.id) } as const,
          { name: "check", label: toggle, act: () => toggleOffered(line) } as const,
        ]),
    {
      name: "close",
      label: words.remove,
      act: () => draft.edit([{ path: `lines.${line.id}`, value: null }]),
    } as const,
  ];
  return buttons.map(({ name, label, act }) => (
    <button
      key={name}
      type="button"
      title={label}
      aria-label={words.of(label, position)}
      onClick={act}
    >
      {name === "check" ? (
        <span className="line-sign" aria-hidden="true">
          ⊘
        </span>
      ) : (
        <Icon name={name} />
      )}
    </button>
  ));
}
