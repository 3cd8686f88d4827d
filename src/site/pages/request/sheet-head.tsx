import type { SheetFacts } from "#domain/quotation/sheet.ts";
import type { PageContext, Translation } from "#site/page.ts";
import { EachLanguage } from "#site/pages/request/each-language.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import { dayIn, minuteIn } from "#words/times.ts";

interface SheetHeadProps {
  readonly context: PageContext;
  readonly facts: SheetFacts;
  /** The address of the list, for the QR code. */
  readonly link: string;
}

/** The maximum modules of the QR code that fit on the sheet. */
const maxModules = 117;

/** Renders the sheet's header: sender, details of the request and the list's QR code. */
export function SheetHead({ context, facts, link }: SheetHeadProps) {
  const { city, wanted, ownReference, equivalents, reference, sentAt } = facts;
  type HeadRow = readonly [
    label: (one: Translation) => string,
    value: (one: Translation) => string,
  ];
  const constant = (value: string | undefined) => () => value ?? "";
  const rows: readonly HeadRow[] = [
    [({ words }) => words.sheet.reference, constant(reference)],
    [
      ({ words }) => words.sheet.sent,
      ({ language }) => (sentAt === undefined ? "" : minuteIn(language, sentAt)),
    ],
    [({ words }) => words.quotation.ownReference, constant(ownReference)],
    [({ words }) => words.quotation.city, constant(city)],
    [
      ({ words }) => words.quotation.wanted,
      ({ language }) => (wanted === undefined ? "" : dayIn(language, wanted)),
    ],
    [
      ({ words }) => words.quotation.equivalents,
      ({ words: { quotation } }) => (equivalents ? quotation.accepted : quotation.notAccepted),
    ],
    [({ words }) => words.sheet.requestedBy, constant("\u00A0")],
    [({ words }) => words.sheet.approvedBy, constant("\u00A0")],
  ];
  return (
    <header className="sheet-head">
      <div>
        <h1>
          <EachLanguage context={context} format={({ words }) => words.sheet.title} />
        </h1>
        <dl>
          {rows
            .filter(([, value]) => value(context) !== "")
            .map(([label, value]) => (
              <div key={label(context)}>
                <dt>
                  <EachLanguage context={context} format={label} />
                </dt>
                <dd>
                  <EachLanguage context={context} format={value} />
                </dd>
              </div>
            ))}
        </dl>
      </div>
      <figure>
        <QrCode text={link} label={context.words.sheet.code} maxModules={maxModules} />
        <figcaption>
          <EachLanguage context={context} format={({ words }) => words.sheet.code} />
        </figcaption>
      </figure>
    </header>
  );
}
