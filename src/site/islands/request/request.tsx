import { useEffect, useRef, useState, type FormEvent } from "react";
import { service } from "#addresses";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import { addRequest } from "#domain/enquiry/draft.ts";
import { forEachField, type EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import { lineOfAddress, problemOfLine } from "#domain/quotation/list-line.ts";
import { productNamed } from "#domain/quotation/product-named.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import { mergeLines } from "#domain/quotation/request-list.ts";
import type { ListLine, RequestList } from "#domain/quotation/request-list.ts";
import type { SiteData } from "#domain/site-data.ts";
import { ContactFields } from "#site/islands/contact-fields.tsx";
import { keepDraft, loadDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import type { IslandProps } from "#site/islands/island.tsx";
import { loadList } from "#site/islands/load-list.ts";
import { OfferedList } from "#site/islands/request/offered-list.tsx";
import { ownLines, withOwnLines } from "#site/islands/request/own-lines.ts";
import { OwnRows } from "#site/islands/request/own-rows.tsx";
import {
  keepDetails,
  readDetails,
  RequestDetails,
  restoreDetails,
} from "#site/islands/request/request-details.tsx";
import { RequestLines } from "#site/islands/request/request-lines.tsx";
import { RequestReceipt } from "#site/islands/request/request-receipt.tsx";
import { RequestTools } from "#site/islands/request/request-tools.tsx";
import { SentList } from "#site/islands/request/sent-list.tsx";
import { forgetSent, keepSent, readSent } from "#site/islands/request/sent-requests.ts";
import type { SentRequest } from "#site/islands/request/sent-requests.ts";
import { useSendRequest } from "#site/islands/request/use-send-request.ts";
import { useRequestList } from "#site/islands/use-request-list.ts";
import { prepareBackend } from "#site/islands/use-send-enquiry.ts";
import { Button } from "#ui/button/button.tsx";

export interface RequestProps extends IslandProps {
  readonly cities: readonly string[];
  readonly backend: SiteData["backend"];
  /** What the address puts on the list. */
  readonly lines: readonly ListLine[];
}

/** The request for quotation. Without script its rows and fields are posted as they are. */
export default function Request(props: RequestProps) {
  const { language, words: contact, cities, backend, lines } = props;
  const words = contact.request;
  const form = useRef<HTMLFormElement>(null);
  const rows = useRef<HTMLTextAreaElement>(null);
  const [list, setList] = useRequestList();
  const [alive, setAlive] = useState(false);
  const [products, setProducts] = useState<ReadonlyMap<string, SlimProduct>>();
  const [problems, setProblems] = useState<EnquiryProblems>({});
  const [told, setTold] = useState("");
  const [done, setDone] = useState<SentRequest>();
  const [sent, setSent] = useState<readonly SentRequest[]>([]);
  const written = lines.map(words.line).join("\n");

  useEffect(() => {
    setAlive(true);
    setSent(readSent());
    loadList(language).then(setProducts, () => undefined);
    if (lines.length > 0) {
      setList((now) => mergeLines(now, lines));
      history.replaceState(history.state, "", location.pathname + location.hash);
    }
    if (rows.current && rows.current.value === rows.current.defaultValue) {
      rows.current.value = "";
    }
    if (form.current) {
      const typed = readForm(form.current);
      const { values } = loadDraft() ?? { values: typed };
      const whole = forEachField((field) => typed[field] || values[field]);
      writeForm(form.current, { ...whole, message: addRequest(values.message, typed.message) });
      restoreDetails(form.current);
    }
  }, [language, lines, setList]);

  const send = useSendRequest({
    language,
    backend,
    onSent: (one) => {
      setSent(keepSent(one));
      setDone(one);
      setTold("");
    },
    onFailed: () => setTold(contact.failure),
    onProblems: setProblems,
  });

  /** Puts the rows that were written on the list, and answers it as it is then. */
  function takeRows(): RequestList {
    const { current } = rows;
    const taken = withOwnLines(list, ownLines(current?.value ?? ""));
    if (current) {
      current.value = taken.left.map(({ text }) => text).join("\n");
    }
    setList(() => taken.list);
    setTold(taken.left.length > 0 ? words.full(requestBounds.lines) : "");
    return taken.list;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const whole = takeRows();
    const wrong = whole.find((line) => problemOfLine(line) !== undefined);
    if (whole.length === 0) {
      setTold(words.empty);
      rows.current?.focus();
    } else if (wrong) {
      setTold(contact.problem);
      target.querySelector<HTMLElement>('[data-line-field="quantity"][aria-invalid]')?.focus();
    } else if (!send.isPending) {
      setTold("");
      send.mutate({ form: target, lines: whole });
    }
  }

  return (
    <form
      ref={form}
      className="contact-form request-form"
      method="post"
      action={service.sendRequest}
      data-live=""
      onFocus={() => prepareBackend(backend)}
      onInput={({ currentTarget }) => {
        keepDraft({ ...loadDraft(), values: readForm(currentTarget) });
        keepDetails(readDetails(currentTarget));
      }}
      onSubmit={submit}
    >
      {done && (
        <RequestReceipt key={done.reference} language={language} words={words} sent={done} />
      )}
      {alive && (
        <>
          <OfferedList
            words={words}
            onTake={(offered, instead) => {
              const all = [...(products?.values() ?? [])];
              const taken = offered.lines.map((line) =>
                lineOfAddress(line, productNamed(all, line.product ?? "")),
              );
              setList((now) => (instead ? mergeLines([], taken) : mergeLines(now, taken)));
            }}
          />
          <RequestLines language={language} words={words} products={products} />
        </>
      )}
      <OwnRows words={words} field={rows} written={written} alive={alive} onAdd={takeRows} />
      {alive && <RequestTools language={language} words={words} list={list} onTold={setTold} />}
      <RequestDetails words={words} cities={cities} />
      <ContactFields
        language={language}
        words={contact}
        placeholder=""
        values={{}}
        problems={problems}
        optionalMessage={words.message}
      />
      <Button variant="hero" size="lg" type="submit" disabled={send.isPending}>
        {send.isPending ? contact.sending : words.send}
      </Button>
      <p className="contact-result" role="status" data-outcome={told && "failure"}>
        {told}
      </p>
      {alive && (
        <SentList
          language={language}
          words={words}
          sent={sent}
          onAgain={(again) => setList((now) => mergeLines(now, again))}
          onForget={() => {
            forgetSent();
            setSent([]);
          }}
        />
      )}
    </form>
  );
}
