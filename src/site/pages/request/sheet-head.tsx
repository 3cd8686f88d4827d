import type { SheetFacts } from "#domain/quotation/sheet.ts";
import type { PageContext, Translation } from "#site/page.ts";
import { InEach } from "#site/pages/request/each-language.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import { dayIn, minuteIn } from "#words/times.ts";

interface SheetHeadProps {
  readonly context: PageContext;
  readonly facts: SheetFacts;
  /** Leads to the list. */
  readonly link: string;
}

/** A code of more takes too much of the sheet. */
const mostModules = 117;

/** What a sheet begins with: whose request it is, what it says of all lines, and the code of the list. */
export function SheetHead({ context, facts, link }: SheetHeadProps) {
  const { city, wanted, ownReference, equivalents, reference, sentAt } = facts;
  type Told = readonly [label: (one: Translation) => string, value: (one: Translation) => string];
  const same = (value: string | undefined) => () => value ?? "";
  const rows: readonly Told[] = [
    [({ words }) => words.sheet.reference, same(reference)],
    [
      ({ words }) => words.sheet.sent,
      ({ language }) => (sentAt === undefined ? "" : minuteIn(language, sentAt)),
    ],
    [({ words }) => words.quotation.ownReference, same(ownReference)],
    [({ words }) => words.quotation.city, same(city)],
    [
      ({ words }) => words.quotation.wanted,
      ({ language }) => (wanted === undefined ? "" : dayIn(language, wanted)),
    ],
    [
      ({ words }) => words.quotation.equivalents,
      ({ words: { quotation } }) => (equivalents ? quotation.accepted : quotation.notAccepted),
    ],
    [({ words }) => words.sheet.requestedBy, same("\u00A0")],
    [({ words }) => words.sheet.approvedBy, same("\u00A0")],
  ];
  return (
    <header className="sheet-head">
      <div>
        <h1>
          <InEach context={context} tell={({ words }) => words.sheet.title} />
        </h1>
        <dl>
          {rows
            .filter(([, value]) => value(context) !== "")
            .map(([label, value]) => (
              <div key={label(context)}>
                <dt>
                  <InEach context={context} tell={label} />
                </dt>
                <dd>
                  <InEach context={context} tell={value} />
                </dd>
              </div>
            ))}
        </dl>
      </div>
      <figure>
        <QrCode text={link} label={context.words.sheet.code} maxModules={mostModules} />
        <figcaption>
          <InEach context={context} tell={({ words }) => words.sheet.code} />
        </figcaption>
      </figure>
    </header>
  );
}
