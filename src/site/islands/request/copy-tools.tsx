import { useId, useState, type ReactNode } from "react";
import { addressesIn, chatAddress, mailAddress } from "#addresses";
import { csvOf, tabbedOf } from "#domain/csv.ts";
import { priceRows } from "#domain/quotation/line-table.ts";
import { addressOfLine, lineToSend } from "#reading/request/list-line.ts";
import { splitMessages, longestMessage } from "#domain/quotation/messages.ts";
import { sheetParts, sheetQuery } from "#domain/quotation/sheet.ts";
import type { SheetFacts } from "#domain/quotation/sheet.ts";
import { requestFacts, formatLines } from "#domain/quotation/tell-request.ts";
import { listLink, type ListCopy } from "#site/islands/request/list-copy.ts";
import { longestInCode, QrCode } from "#ui/qr-code/qr-code.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import type { CopyWords } from "#words/en-copy.ts";

export interface CopyToolsProps extends ListCopy {
  readonly words: CopyWords;
}

/** The maximum modules of a QR code: the largest code is readable on a screen. */
const maxModules = 177;

/** The maximum characters of a `mailto:` address; mail programs on Windows cut off longer ones. */
const maxMailLength = 1900;

function downloadCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Describes a list as lines of text. */
function describeList({ lines, products }: ListCopy, facts: SheetFacts, words: CopyWords) {
  const sent = lines.map((line) => lineToSend(line, products?.get(line.product ?? "")?.unit));
  const { quotation } = words;
  const factRows = requestFacts({ ...facts, lines: sent }, quotation);
  const head = factRows.map(([label, value]) => `${label}: ${value}`);
  return { sent, head, lines: formatLines(sent, quotation) };
}

/** Builds a `mailto:` link; an empty address leaves the recipient to the buyer. */
function mailTo(
  email: string,
  head: readonly string[],
  lines: readonly string[],
  link: string,
  words: CopyWords,
) {
  const bodies = [
    [...head, "", ...lines, "", words.link, link],
    [...head, "", ...lines],
    [...head, "", words.link, link],
    [...head, "", words.attach],
  ];
  const addresses = bodies.map(
    (body) =>
      `${mailAddress(email)}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body.join("\r\n"))}`,
  );
  return addresses.find(({ length }) => length <= maxMailLength) ?? mailAddress(email);
}

function ChatLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <ButtonLink variant="outline" size="sm" target="_blank" rel="noopener noreferrer" href={href}>
      {children}
    </ButtonLink>
  );
}

/** Renders the links and buttons that print, save and share a list. */
export function CopyTools(props: CopyToolsProps) {
  const { language, words, supplier, readFacts } = props;
  const [facts, setFacts] = useState(readFacts);
  const [status, setStatus] = useState("");
  const colleagueId = useId();
  const [isCodeShown, setCodeShown] = useState(false);
  const link = listLink(props);
  const { sent, head, lines } = describeList(props, facts, words);
  const parts = sheetParts(props.lines.map(addressOfLine));
  const ending = link.length < longestMessage ? [words.link, link] : [];
  const toSupplier = [words.opening, ...head];
  const toColleague = [words.forColleague, ...head];
  const messagesTo = (opening: readonly string[]) =>
    splitMessages([...opening, ...lines, ...ending]);
  const rows = () => priceRows(sent, words.quotation);
  const refresh = () => setFacts(readFacts());
  return (
    <div className="request-copy" onPointerEnter={refresh} onFocus={refresh}>
      {parts.map((part) => {
        const { first: start } = part;
        const end = start + part.lines.length - 1;
        return (
          <ButtonLink
            key={start}
            variant="outline"
            size="sm"
            target="_blank"
            rel="noopener"
            href={addressesIn(language).requestSheet(sheetQuery(part, facts))}
          >
            {words.sheet(parts.length === 1 ? undefined : { from: start, to: end })}
          </ButtonLink>
        );
      })}
      <Button
        variant="outline"
        size="sm"
        type="button"
        onClick={() => downloadCsv(`${facts.reference ?? "request"}.csv`, csvOf(rows()))}
      >
        {words.csv}
      </Button>
      <Button
        variant="outline"
        size="sm"
        type="button"
        onClick={() => {
          navigator.clipboard.writeText(tabbedOf(rows())).then(
            () => setStatus(words.copied),
            () => setStatus(words.notCopied),
          );
        }}
      >
        {words.table}
      </Button>
      <div className="request-copy-group">
        {messagesTo(toSupplier).map((message, index, { length }) => (
          <ChatLink key={message} href={chatAddress(supplier.chat, message)}>
            {words.supplierChat(supplier.name, index + 1, length)}
          </ChatLink>
        ))}
        <ButtonLink
          variant="outline"
          size="sm"
          href={mailTo(supplier.email, toSupplier, lines, link, words)}
        >
          {words.supplierMail(supplier.name)}
        </ButtonLink>
      </div>
      <div className="request-copy-group" role="group" aria-labelledby={colleagueId}>
        <p id={colleagueId}>{words.colleague}</p>
        {messagesTo(toColleague).map((message, index, { length }) => (
          <ChatLink key={message} href={chatAddress("", message)}>
            {words.chat(index + 1, length)}
          </ChatLink>
        ))}
        <ButtonLink variant="outline" size="sm" href={mailTo("", toColleague, lines, link, words)}>
          {words.mail}
        </ButtonLink>
        {"share" in navigator && (
          <Button
            variant="outline"
            size="sm"
            type="button"
            onClick={() => {
              // The visitor may cancel the system's share dialog.
              navigator.share({ title: words.subject, url: link }).catch(() => undefined);
            }}
          >
            {words.share}
          </Button>
        )}
      </div>
      <Button
        variant="outline"
        size="sm"
        type="button"
        aria-expanded={isCodeShown}
        onClick={() => setCodeShown(!isCodeShown)}
      >
        {words.onPhone}
      </Button>
      {isCodeShown &&
        (longestInCode < link.length ? (
          <p>{words.noCode}</p>
        ) : (
          <QrCode text={link} label={words.onPhone} maxModules={maxModules} />
        ))}
      <p role="status">{status}</p>
    </div>
  );
}
