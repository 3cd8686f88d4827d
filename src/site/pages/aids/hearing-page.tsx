import {
  hearingMethods,
  levelByHml,
  levelByNrr,
  levelBySnr,
  type HearingAnswer,
  type HearingMethod,
} from "#domain/aids/hearing.ts";
import { noiseDose, type DoseAnswer } from "#domain/aids/noise-dose.ts";
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
import { ButtonLink } from "#ui/button/button.tsx";

const slug = "hearing";
const periods = ["1", "2", "3", "4"];

type FieldName = keyof PageContext["words"]["aids"]["hearing"]["fields"];

const questions = ["impulse", "survey", "hearing-aids"] as const;
const fieldsOfMethod: Readonly<Record<HearingMethod, readonly FieldName[]>> = {
  nrr: ["level-a", "peak", "nrr", "second", ...questions],
  snr: ["level-a", "level-c", "peak", "snr", ...questions],
  hml: ["level-a", "level-c", "peak", "high", "medium", "low", ...questions],
  dose: ["impulse", "survey"],
};

function fieldsOf({ words }: PageContext, method: HearingMethod): readonly AidField[] {
  const { hearing, yes, no } = words.aids;
  const yesNo = choicesOf({ yes, no });
  const isQuestion = (name: FieldName) =>
    name === "second" || questions.some((key) => key === name);
  const methodFields = fieldsOfMethod[method].map((name) => ({
    name,
    label: hearing.fields[name],
    ...(isQuestion(name) && yesNo && { choices: yesNo }),
  }));
  const ofPeriods = periods.flatMap((period) => [
    { name: `hours-${period}`, label: hearing.hours(period) },
    { name: `level-${period}`, label: hearing.level(period) },
  ]);
  return method === "dose" ? [...ofPeriods, ...methodFields] : methodFields;
}

function conditionsOf({ figure, yesNo }: AidEntries) {
  return {
    levelA: figure("level-a"),
    levelC: figure("level-c"),
    peak: figure("peak"),
    impulse: yesNo("impulse"),
    survey: yesNo("survey"),
    aids: yesNo("hearing-aids"),
  };
}

function applyRule(method: Exclude<HearingMethod, "dose">, entries: AidEntries) {
  const { figure, yesNo } = entries;
  const conditions = conditionsOf(entries);
  switch (method) {
    case "nrr":
      return levelByNrr({
        ...conditions,
        levelC: undefined,
        nrr: figure("nrr"),
        isDouble: yesNo("second") ?? false,
      });
    case "snr":
      return levelBySnr({ ...conditions, snr: figure("snr") });
    case "hml":
      return levelByHml({
        ...conditions,
        high: figure("high"),
        medium: figure("medium"),
        low: figure("low"),
      });
  }
}

/** Formulas by method; letters as the standards write them. */
const formulas: Readonly<Record<Exclude<HearingMethod, "dose">, string>> = {
  nrr: "L′ = L(A) − (NRR − 7) / 2",
  snr: "L′ = L(C) − SNR",
  hml: "L′ = L(A) − PNR",
};

function formulaOf(
  method: Exclude<HearingMethod, "dose">,
  entries: AidEntries,
  { attenuation, level }: HearingAnswer,
): string {
  const noise = entries.figure(method === "snr" ? "level-c" : "level-a") ?? 0;
  const second = method === "nrr" && entries.yesNo("second") === true ? " − 5" : "";
  return `${formulas[method]}${second} = ${noise} − ${attenuation} = ${level.toFixed(1)} dB(A)`;
}

/** Lists protectors whose rating gives 70 to 85 dB(A) by the same rule and noise. */
function listProducts(
  { catalogue, words }: PageContext,
  method: "nrr" | "snr",
  entries: AidEntries,
): readonly AidProduct[] {
  const conditions = conditionsOf(entries);
  return catalogue.products.flatMap((product) => {
    const sign = product.specifications.explained
      .flatMap(({ signs }) => signs)
      .find(({ about }) => about === method)?.sign;
    const rating = Number(/\d+/.exec(sign ?? "")?.[0]);
    if (sign === undefined || product.status !== "live") {
      return [];
    }
    const answer =
      method === "nrr"
        ? levelByNrr({
            ...conditions,
            levelC: undefined,
            nrr: rating,
            isDouble: entries.yesNo("second") ?? false,
          })
        : levelBySnr({ ...conditions, snr: rating });
    if (answer.kind === "refused") {
      return [];
    }
    const { level, band } = answer.allowed ?? answer;
    return band === "not-enough" || band === "over" || answer.band === "over"
      ? []
      : [{ product, why: words.aids.hearing.rated(sign, level.toFixed(1)) }];
  });
}

interface AnswerProps {
  readonly context: PageContext;
  readonly method: HearingMethod;
  readonly entries: AidEntries;
}

function Dose({ context, answer }: { context: PageContext; answer: DoseAnswer }) {
  const { hearing } = context.words.aids;
  return (
    <>
      <h2>{hearing.daily(answer.daily.toFixed(1))}</h2>
      <p>
        {hearing.dose(String(answer.dose))}
        {answer.average !== undefined && (
          <>
            <br />
            {hearing.average(answer.average.toFixed(1))}
          </>
        )}
      </p>
      <p>{hearing.differ}</p>
    </>
  );
}

/** Lists what an answer says, for the page and the message. */
function linesOf({ words }: PageContext, answer: HearingAnswer | DoseAnswer): readonly string[] {
  const { hearing } = words.aids;
  if ("daily" in answer) {
    return [hearing.daily(answer.daily.toFixed(1)), hearing.dose(String(answer.dose))];
  }
  const { level, allowed, band } = answer;
  return [
    hearing.under(level.toFixed(1)),
    ...(allowed ? [hearing.allowed(allowed.level.toFixed(1))] : []),
    hearing.bands[(allowed ?? { band }).band],
  ];
}

function Under({ context, method, entries, answer }: AnswerProps & { answer: HearingAnswer }) {
  const { hearing } = context.words.aids;
  const [heading = "", ...lines] = linesOf(context, answer);
  return (
    <>
      <h2>{heading}</h2>
      {lines.map((line) => (
        <p key={line} className="aid-verdict">
          {line}
        </p>
      ))}
      {answer.allowed !== undefined && answer.band === "over" && <p>{hearing.bands.over}</p>}
      {method !== "dose" && (
        <p>
          {hearing.rule}: <bdi dir="ltr">{formulaOf(method, entries, answer)}</bdi>
        </p>
      )}
    </>
  );
}

function Answer({ context, method, entries }: AnswerProps) {
  const { hearing } = context.words.aids;
  const fields = fieldsOf(context, method);
  const { figure, yesNo } = entries;
  const answer =
    method === "dose"
      ? noiseDose({
          periods: periods.map((period) => ({
            hours: figure(`hours-${period}`),
            level: figure(`level-${period}`),
          })),
          impulse: yesNo("impulse"),
          survey: yesNo("survey"),
        })
      : applyRule(method, entries);
  const askProps = { context, fields, entries, aid: `${hearing.name}, ${hearing.methods[method]}` };
  if (answer.kind === "refused") {
    const reasons = answer.reasons.map((reason) => hearing.refusals[reason]);
    return (
      <>
        <Refusal context={context} reasons={reasons} whom={hearing.ask}>
          <AskUs {...askProps} lines={reasons} />
        </Refusal>
        <Entered context={context} fields={fields} entries={entries} />
      </>
    );
  }
  return (
    <>
      {"daily" in answer ? (
        <Dose context={context} answer={answer} />
      ) : (
        <Under context={context} method={method} entries={entries} answer={answer} />
      )}
      <Entered context={context} fields={fields} entries={entries} />
      <AskUs {...askProps} lines={linesOf(context, answer)} />
      {method !== "dose" && (
        <AidProducts
          context={context}
          products={method === "hml" ? [] : listProducts(context, method, entries)}
          note={hearing.productsNote}
          none={method === "hml" ? hearing.noneHml : hearing.none}
        />
      )}
    </>
  );
}

function Methods({ context, method }: { context: PageContext; method: HearingMethod }) {
  const { hearing } = context.words.aids;
  const address = context.addresses.aid(slug);
  return (
    <nav className="aid-tabs" aria-label={hearing.method}>
      {hearingMethods.map((choice) => (
        <ButtonLink
          key={choice}
          size="sm"
          variant={choice === method ? "default" : "outline"}
          href={choice === "nrr" ? address : `${address}?method=${choice}`}
          aria-current={choice === method ? "page" : undefined}
        >
          <span>{hearing.methods[choice]}</span>
        </ButtonLink>
      ))}
    </nav>
  );
}

/** Builds the aid for hearing protection; each rating has a form of its own. */
export function hearingPage(context: PageContext, searchParams: URLSearchParams): Page {
  const entries = readEntries(slug, searchParams);
  const method = entries.choice("method", hearingMethods) ?? "nrr";
  return buildAidPage(context, {
    slug,
    texts: context.words.aids.hearing,
    fields: fieldsOf(context, method),
    entries,
    hidden: { method },
    before: <Methods context={context} method={method} />,
    answer: () => <Answer context={context} method={method} entries={entries} />,
  });
}
