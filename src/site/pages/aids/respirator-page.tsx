import {
  breathingApparatus,
  respiratorProducts,
  type RespiratorProduct,
} from "#domain/aids/respirator-products.ts";
import {
  contaminants,
  respiratorSystems,
  selectRespirator,
  type RespiratorAnswer,
  type RespiratorInput,
  type RespiratorRefusal,
} from "#domain/aids/respirator.ts";
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

const slug = "respirator";

/** Refusals of a missing answer, for which no apparatus is shown. */
const unanswered: ReadonlySet<RespiratorRefusal> = new Set([
  "no-system",
  "niosh",
  "no-contaminant",
  "no-oxygen",
  "no-untested",
  "no-figures",
  "no-idlh",
  "no-beard",
  "no-irritant",
  "no-mixed",
]);

function fieldsOf({ words }: PageContext): readonly AidField[] {
  const { respirator, yes, no } = words.aids;
  const yesNo = choicesOf({ yes, no });
  const choices: Readonly<Record<string, AidField["choices"]>> = {
    system: choicesOf(respirator.systems),
    contaminant: choicesOf(respirator.contaminants),
    mixed: yesNo,
    untested: yesNo,
    beard: yesNo,
    irritant: yesNo,
    warning: yesNo,
  };
  return Object.entries(respirator.fields).map(([name, label]) => ({
    name,
    label,
    ...(choices[name] && { choices: choices[name] }),
  }));
}

function parseInput({ figure, choice, yesNo }: AidEntries): RespiratorInput {
  return {
    system: choice("system", respiratorSystems),
    contaminant: choice("contaminant", contaminants),
    mixed: yesNo("mixed"),
    concentration: figure("concentration"),
    limit: figure("limit"),
    idlh: figure("idlh"),
    oxygen: figure("oxygen"),
    untested: yesNo("untested"),
    beard: yesNo("beard"),
    irritant: yesNo("irritant"),
    warning: yesNo("warning"),
  };
}

/** Adds role, marks and connection of a product. */
function describeProducts(
  { words }: PageContext,
  products: readonly RespiratorProduct[],
): readonly AidProduct[] {
  return products.map(({ product, role }) => {
    const connection = product.figures.find(({ id }) => id === "connection")?.value;
    const details = [product.specifications.marks, connection].flatMap((detail) => detail ?? []);
    const name = words.aids.respirator.roles[role];
    return {
      product,
      why: details.length === 0 ? name : `${name}: ${words.product.listed(details)}`,
    };
  });
}

function linesOf({ words }: PageContext, answer: RespiratorAnswer): readonly string[] {
  const { respirator } = words.aids;
  const { filter, isCombined, hasFloor } = answer;
  const isWhole = filter === undefined || !isCombined || filter.endsWith("P3");
  return [
    ...(filter === undefined
      ? []
      : [`${respirator.filter(filter)}${isWhole ? "" : ` ${respirator.combined}`}`]),
    ...(filter === "AX" ? [respirator.singleUse] : []),
    ...(hasFloor ? [respirator.floor] : []),
  ];
}

/** Formats a ratio, rounded up to two decimals so that it never looks lower than it is. */
const formatRatio = (ratio: number) => String(Math.ceil(ratio * 100 - 1e-6) / 100);

function Devices({ context, answer }: { context: PageContext; answer: RespiratorAnswer }) {
  const { respirator } = context.words.aids;
  return (
    <table className="ruled-table aid-sum">
      <thead>
        <tr>
          <th scope="col">{respirator.device}</th>
          <th scope="col">{respirator.factor}</th>
        </tr>
      </thead>
      <tbody>
        {answer.devices.map(({ device, factor }) => (
          <tr key={device}>
            <th scope="row">{respirator.devices[device]}</th>
            <td>{factor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Answer({ context, entries }: { context: PageContext; entries: AidEntries }) {
  const { respirator } = context.words.aids;
  const { products } = context.catalogue;
  const fields = fieldsOf(context);
  const input = parseInput(entries);
  const answer = selectRespirator(input);
  const askProps = { context, fields, entries, aid: respirator.name };
  if (answer.kind === "refused") {
    const reasons = answer.reasons.map((reason) => respirator.refusals[reason]);
    const needsApparatus = answer.reasons.some((reason) => !unanswered.has(reason));
    return (
      <>
        <Refusal context={context} reasons={reasons} whom={respirator.ask}>
          <AskUs {...askProps} lines={reasons} />
        </Refusal>
        <Entered context={context} fields={fields} entries={entries} />
        {needsApparatus && (
          <AidProducts
            context={context}
            products={describeProducts(context, breathingApparatus(products))}
            note={respirator.apparatusNote}
          />
        )}
      </>
    );
  }
  const ratio = respirator.ratio(formatRatio(answer.ratio));
  const lines = linesOf(context, answer);
  const devices = answer.devices.map(({ device }) => respirator.devices[device]);
  const { contaminant = "particles" } = input;
  return (
    <>
      <h2>{ratio}</h2>
      {lines.map((line) => (
        <p key={line} className="aid-verdict">
          {line}
        </p>
      ))}
      <Devices context={context} answer={answer} />
      <Entered context={context} fields={fields} entries={entries} />
      <AskUs {...askProps} lines={[ratio, ...lines, ...devices]} />
      <AidProducts
        context={context}
        products={describeProducts(context, respiratorProducts(products, answer, contaminant))}
        note={respirator.productsNote}
      />
    </>
  );
}

/** Builds the aid for respirators and filters. */
export function respiratorPage(context: PageContext, searchParams: URLSearchParams): Page {
  const entries = readEntries(slug, searchParams);
  return buildAidPage(context, {
    slug,
    texts: context.words.aids.respirator,
    fields: fieldsOf(context),
    entries,
    answer: () => <Answer context={context} entries={entries} />,
  });
}
