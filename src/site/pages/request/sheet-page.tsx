import { formatListAddress, parseListAddress } from "#domain/quotation/list-address.ts";
import { readSheetFacts } from "#domain/quotation/sheet.ts";
import type { Page, PageContext } from "#site/page.ts";
import { SheetHead } from "#site/pages/request/sheet-head.tsx";
import { SheetTable } from "#site/pages/request/sheet-table.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";

/** The maximum lines with 18 mm pictures on one A4 sheet; more lines have smaller ones. */
const maxLargeLines = 8;

/** Builds the printable request, in every language of the site. */
export function sheetPage(context: PageContext, searchParams: URLSearchParams): Page {
  const { words, addresses, catalogue, company, site } = context;
  const { sheet } = words;
  const reading = parseListAddress(searchParams.get("l") ?? "");
  const { lines, lost } = reading.kind === "list" ? reading : { lines: [], lost: 0 };
  const list = formatListAddress(lines);
  return {
    status: 200,
    head: {
      title: sheet.title,
      description: sheet.intro,
      keywords: catalogue.texts.contact.request.keywords,
      preview: addresses.request,
      hidden: true,
      style: site.assets.sheet,
    },
    body: (
      <div className="frame sheet" data-large={lines.length <= maxLargeLines || undefined}>
        <div className="sheet-tools">
          <p>{sheet.intro}</p>
          <Button variant="hero" size="sm" type="button" data-print="">
            {sheet.print}
          </Button>
          <ButtonLink variant="outline" size="sm" href={addresses.requestWith(list)}>
            {sheet.back}
          </ButtonLink>
        </div>
        <SheetHead
          context={context}
          facts={readSheetFacts(searchParams)}
          link={`${site.url}${addresses.request}#${list}`}
        />
        {lines.length === 0 && <p>{sheet.empty}</p>}
        {lost > 0 && <p>{sheet.lost(lost)}</p>}
        {lines.length > 0 && (
          <SheetTable context={context} lines={lines} first={Number(searchParams.get("sheet"))} />
        )}
        <ul className="sheet-foot">
          {[context, ...context.otherTranslations].map((translation) => (
            <li key={translation.language} lang={translation.language} dir="auto">
              {translation.words.sheet.notAnOffer(company.name)}
            </li>
          ))}
        </ul>
      </div>
    ),
  };
}
