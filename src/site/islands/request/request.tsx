import { useEffect, useRef, useState } from "react";
import { service } from "#addresses";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import { lineOfAddress, problemOfLine } from "#reading/request/list-line.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { findProduct } from "#domain/quotation/product-named.ts";
import type { RowsReading } from "#reading/rows/read-rows.ts";
import { ownLines } from "#reading/rows/row-lines.ts";
import type { SiteData } from "#domain/site-data.ts";
import { ContactFields } from "#site/islands/contact-fields.tsx";
import { keepDraft, loadDraft, readForm } from "#site/islands/form-draft.ts";
import type { IslandProps } from "#site/islands/island.tsx";
import { loadList } from "#site/islands/load-list.ts";
import { OfferedList } from "#site/islands/request/offered-list.tsx";
import { PasteRows, rowsIn } from "#site/islands/request/paste-rows.tsx";
import { plainLinesId, requestFormId } from "#site/islands/request/request-ids.ts";
import {
  factsOf,
  fillDetails,
  keepDetails,
  readDetails,
  RequestDetails,
} from "#site/islands/request/request-details.tsx";
import { RequestLines, requestLinesId } from "#site/islands/request/request-lines.tsx";
import { RequestReceipt } from "#site/islands/request/request-receipt.tsx";
import { RequestTools } from "#site/islands/request/request-tools.tsx";
import { ReviewRows } from "#site/islands/request/review-rows.tsx";
import { restoreForm } from "#site/islands/request/restore-form.ts";
import { keepInTab } from "#site/islands/request/rows-draft.ts";
import { SentList } from "#site/islands/request/sent-list.tsx";
import { forgetSent, keepSent, readSent } from "#site/islands/request/sent-requests.ts";
import type { SentRequest } from "#site/islands/request/sent-requests.ts";
import { usePutLines } from "#site/islands/request/use-put-lines.ts";
import { useReview } from "#site/islands/request/use-review.ts";
import { useSendRequest } from "#site/islands/request/use-send-request.ts";
import { Told, useTold } from "#site/islands/request/told.tsx";
import { takeAddress } from "#site/islands/request/take-address.ts";
import { orPostPlainly } from "#site/islands/send-or-post.ts";
import { useRequestList } from "#site/islands/use-request-list.ts";
import { prepareBackend } from "#site/islands/use-send-enquiry.ts";
import { Button } from "#ui/button/button.tsx";

/** Shows the list where the island breaks. */
export { GivenLines as Given } from "#site/islands/request/plain-lines.tsx";

export interface RequestProps extends IslandProps {
  readonly cities: readonly string[];
  readonly backend: SiteData["backend"];
  /** What the address, or a form without script, puts on the list. */
  readonly lines: readonly DraftLine[];
  /** What was read of rows that a form without script posted. */
  readonly reading?: RowsReading;
  /** What else was typed into that form. */
  readonly given?: Readonly<Record<string, string>>;
}

/** The request for quotation. Without script its rows and fields are posted as they are. */
export default function Request(props: RequestProps) {
  const { language, words: contact, cities, backend, lines, reading, given = {} } = props;
  const words = contact.request;
  const form = useRef<HTMLFormElement>(null);
  const [list, setList] = useRequestList();
  const [alive, setAlive] = useState(false);
  const [products, setProducts] = useState<ReadonlyMap<string, SlimProduct>>();
  const [problems, setProblems] = useState<EnquiryProblems>({});
  const { told, tell, warn } = useTold();
  const [done, setDone] = useState<SentRequest>();
  const [sent, setSent] = useState<readonly SentRequest[]>([]);
  const { review, reviews, openReview, closeReview, restoreReview } = useReview(reading);

  useEffect(() => {
    setAlive(true);
    setSent(readSent());
    loadList(language).then(setProducts, () => undefined);
    document.getElementById(plainLinesId)?.remove();
    takeAddress(lines, setList);
    if (form.current) {
      restoreForm(form.current, language, words);
    }
    restoreReview();
  }, [language, lines, setList, restoreReview, words]);

  const send = useSendRequest({
    language,
    words,
    backend,
    onSent: (one) => {
      setSent(keepSent(one));
      setDone(one);
      tell("");
    },
    onFailed: () => warn(contact.failure),
    onProblems: setProblems,
  });

  const { put, merge, replace, undo } = usePutLines({ form, words, tell, warn });

  const readFacts = () =>
    form.current ? factsOf(readDetails(form.current)) : { equivalents: true };

  /** Puts the lines of a request that was sent on the list, and what it said where nothing is said yet. */
  function askAgain(before: SentRequest) {
    merge(before.lines);
    setDone(undefined);
    if (form.current) {
      fillDetails(form.current, before.details, language, words);
    }
    document.getElementById(requestLinesId)?.focus();
  }

  const submit = orPostPlainly((event) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (review) {
      warn(words.pasted.unfinished);
      target.querySelector<HTMLElement>(".request-review [tabindex='0']")?.focus();
      return;
    }
    const own = ownLines(rowsIn(target)?.value ?? "");
    const whole = put(own.lines, own.left);
    const wrong = whole.find((line) => problemOfLine(line) !== undefined);
    if (whole.length === 0) {
      warn(words.empty);
      rowsIn(target)?.focus();
    } else if (wrong) {
      warn(contact.problem);
      target.querySelector<HTMLElement>('[data-line-field="quantity"][aria-invalid]')?.focus();
    } else if (own.left === "" && !send.isPending) {
      tell("");
      send.mutate({
        form: target,
        lines: whole,
        values: readForm(target),
        details: readDetails(target),
      });
    }
  });

  return (
    <form
      ref={form}
      id={requestFormId}
      className="contact-form request-form"
      method="post"
      action={service.sendRequest}
      data-live=""
      onFocus={() => prepareBackend(backend)}
      onInput={({ currentTarget }) => {
        keepDraft({ ...loadDraft(), values: readForm(currentTarget) });
        keepDetails(readDetails(currentTarget));
        keepInTab("rows", rowsIn(currentTarget)?.value ?? "");
      }}
      onSubmit={submit}
    >
      {done && (
        <RequestReceipt
          key={done.reference}
          language={language}
          words={words}
          sent={done}
          products={products}
          onAgain={() => askAgain(done)}
        />
      )}
      {alive && (
        <>
          <OfferedList
            words={words}
            onTake={(offered, instead) => {
              const all = [...(products?.values() ?? [])];
              const taken = offered.lines.map((line) =>
                lineOfAddress(line, findProduct(all, line.product ?? "")),
              );
              (instead ? replace : merge)(taken);
            }}
          />
          <RequestLines language={language} words={words} products={products} />
        </>
      )}
      <PasteRows
        language={language}
        words={words}
        written={reading?.left ?? ""}
        alive={alive}
        onRead={openReview}
        tell={tell}
        warn={warn}
      />
      {alive && review && (
        <ReviewRows
          key={reviews}
          words={words}
          reading={review}
          onPut={(added) => {
            put(added, review.left);
            closeReview();
            document.getElementById(requestLinesId)?.focus();
          }}
          onCancel={() => {
            closeReview();
            rowsIn(form.current)?.focus();
          }}
        />
      )}
      {alive && (
        <RequestTools
          language={language}
          words={words}
          lines={list}
          products={products}
          readFacts={readFacts}
          tell={tell}
        />
      )}
      <RequestDetails language={language} words={words} cities={cities} values={given} />
      <ContactFields
        language={language}
        words={contact}
        placeholder=""
        values={given}
        problems={problems}
        optional={words}
      />
      <Button variant="hero" size="lg" type="submit" disabled={send.isPending}>
        {send.isPending ? contact.sending : words.send}
      </Button>
      <Told {...told}>
        {undo && (
          <Button variant="outline" size="sm" type="button" onClick={undo}>
            {words.undo}
          </Button>
        )}
      </Told>
      {alive && (
        <SentList
          language={language}
          words={words}
          sent={sent}
          products={products}
          onAgain={askAgain}
          onForget={(reference) => setSent(forgetSent(reference))}
        />
      )}
    </form>
  );
}
