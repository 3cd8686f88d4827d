import { formatListAddress, parseListAddress } from "#domain/quotation/list-address.ts";
import { readSheetFacts } from "#domain/quotation/sheet.ts";
import type { Page, PageContext } from "#site/page.ts";
import { SheetHead } from "#site/pages/request/sheet-head.tsx";
import { SheetTable } from "#site/pages/request/sheet-table.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";

/** So many lines have pictures of 18 mm on one sheet of A4; more have smaller ones. */
const mostLarge = 8;

/** The request for quotation as a sheet to be printed, in every language of the site. */
export function sheetPage(context: PageContext, asked: URLSearchParams): Page {
  const { words, addresses, catalogue, company, site } = context;
  const { sheet } = words;
  const reading = parseListAddress(asked.get("l") ?? "");
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
      <div className="frame sheet" data-large={lines.length <= mostLarge || undefined}>
        <p className="sheet-tools">
          {sheet.intro}{" "}
          <Button variant="hero" size="sm" type="button" data-print="">
            {sheet.print}
          </Button>{" "}
          <ButtonLink variant="outline" size="sm" href={addresses.requestWith(list)}>
            {sheet.back}
          </ButtonLink>
        </p>
        <SheetHead
          context={context}
          facts={readSheetFacts(asked)}
          link={`${site.url}${addresses.request}#${list}`}
        />
        {lines.length === 0 && <p>{sheet.empty}</p>}
        {lost > 0 && <p>{sheet.lost(lost)}</p>}
        {lines.length > 0 && (
          <SheetTable context={context} lines={lines} first={Number(asked.get("sheet"))} />
        )}
        <ul className="sheet-foot">
          {[context, ...context.others].map((one) => (
            <li key={one.language} lang={one.language} dir="auto">
              {one.words.sheet.notAnOffer(company.name)}
            </li>
          ))}
        </ul>
      </div>
    ),
  };
}
