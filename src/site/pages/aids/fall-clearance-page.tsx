import {
  anchorPositions,
  fallClearance,
  fallSystems,
  postures,
  type FallAnswer,
  type FallInput,
  type FallSystem,
} from "#domain/aids/fall-clearance.ts";
import { fallProducts } from "#domain/aids/fall-products.ts";
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

const slug = "fall-clearance";

function fieldsOf({ words }: PageContext): readonly AidField[] {
  const { fall, yes, no } = words.aids;
  const yesNo = choicesOf({ yes, no });
  const choices: Readonly<Record<string, AidField["choices"]>> = {
    system: choicesOf(fall.systems),
    position: choicesOf(fall.positions),
    posture: choicesOf(fall.postures),
    strength: yesNo,
    edge: yesNo,
    swing: yesNo,
  };
  return Object.entries(fall.fields).map(([name, label]) => ({
    name,
    label,
    ...(choices[name] && { choices: choices[name] }),
  }));
}

function parseInput(entries: AidEntries): FallInput {
  const { figure, choice, yesNo } = entries;
  return {
    system: choice("system", fallSystems),
    length: figure("length"),
    position: choice("position", anchorPositions),
    offset: figure("offset"),
    freefall: figure("freefall"),
    stop: figure("stop"),
    weight: figure("weight"),
    lightest: figure("lightest"),
    heaviest: figure("heaviest"),
    posture: choice("posture", postures),
    sag: figure("sag"),
    strength: yesNo("strength"),
    edge: yesNo("edge"),
    swing: yesNo("swing"),
    available: figure("available"),
  };
}

/** Formats metres with two decimals, rounded up as a safety figure. */
const formatMetres = (metres: number) => (Math.ceil(metres * 100 - 1e-6) / 100).toFixed(2);

interface Part {
  readonly context: PageContext;
  readonly answer: FallAnswer;
}

function comparison({ context, answer }: Part): string {
  const { fall } = context.words.aids;
  if (answer.spare === undefined) {
    return fall.unmeasured;
  }
  return answer.spare < 0
    ? fall.lacking(formatMetres(-answer.spare))
    : fall.spare((Math.floor(answer.spare * 100 + 1e-6) / 100).toFixed(2));
}

function Sum({ context, answer }: Part) {
  const { fall } = context.words.aids;
  return (
    <table className="ruled-table aid-sum">
      <caption>{fall.sum}</caption>
      <tbody>
        {answer.parts.map(({ part, metres }) => (
          <tr key={part}>
            <th scope="row">{fall.parts[part]}</th>
            <td>
              <bdi dir="ltr">{formatMetres(metres)} m</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{fall.total}</th>
          <td>
            <bdi dir="ltr">{formatMetres(answer.clearance)} m</bdi>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function listProducts({ context, answer }: Part, input: FallInput): readonly AidProduct[] {
  const { fall } = context.words.aids;
  const { system = "lanyard-en", weight = 0, sag } = input;
  const isTooLow = answer.spare !== undefined && answer.spare < 0;
  const lifelines = { "lanyard-en": "srl-en", "lanyard-ansi": "srl-ansi" } as const;
  const replacement: FallSystem | undefined =
    system === "lanyard-en" || system === "lanyard-ansi" ? lifelines[system] : undefined;
  // A lanyard that needs too much height is not offered, nor is a lifeline that does.
  const matches = fallProducts(context.catalogue.products, {
    system: (isTooLow && replacement) || system,
    weight,
    isFixed: sag === 0,
  });
  return matches
    .filter(({ role }) => !(isTooLow && replacement === undefined && role === "device"))
    .map(({ product, role }) => ({
      product,
      why: `${fall.roles[role]}: ${product.specifications.marks ?? fall.onLabel}`,
    }));
}

function Answer({ context, entries }: { context: PageContext; entries: AidEntries }) {
  const { fall } = context.words.aids;
  const fields = fieldsOf(context);
  const input = parseInput(entries);
  const answer = fallClearance(input);
  const askProps = { context, fields, entries, aid: fall.name };
  if (answer.kind === "refused") {
    const reasons = answer.reasons.map((reason) => fall.refusals[reason]);
    return (
      <>
        <Refusal context={context} reasons={reasons} whom={fall.ask}>
          <AskUs {...askProps} lines={reasons} />
        </Refusal>
        <Entered context={context} fields={fields} entries={entries} />
      </>
    );
  }
  const part = { context, answer };
  const clearance = fall.clearance(formatMetres(answer.clearance));
  const compared = comparison(part);
  return (
    <>
      <h2>{clearance}</h2>
      <p className={answer.spare !== undefined && answer.spare < 0 ? "aid-warning" : undefined}>
        {compared}
      </p>
      {answer.fromAnchor !== undefined && <p>{fall.fromAnchor(formatMetres(answer.fromAnchor))}</p>}
      <Sum {...part} />
      <Entered context={context} fields={fields} entries={entries} />
      <AskUs {...askProps} lines={[clearance, compared]} />
      <AidProducts
        context={context}
        products={listProducts(part, input)}
        note={fall.productsNote}
      />
    </>
  );
}

/** Builds the fall clearance worksheet. */
export function fallClearancePage(context: PageContext, searchParams: URLSearchParams): Page {
  const entries = readEntries(slug, searchParams);
  return buildAidPage(context, {
    slug,
    texts: context.words.aids.fall,
    fields: fieldsOf(context),
    entries,
    answer: () => <Answer context={context} entries={entries} />,
  });
}
