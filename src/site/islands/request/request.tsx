import { useEffect, useRef, useState } from "react";
import { service } from "#addresses";
import type { RefusedFile, UploadedFile } from "#domain/enquiry/attachment.ts";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import { type EnquiryProblems, forEachField } from "#domain/enquiry/enquiry.ts";
import { isBlankLine, lineOfAddress, problemOfLine } from "#reading/request/list-line.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { findProduct } from "#domain/quotation/product-named.ts";
import type { RowsReading } from "#reading/rows/read-rows.ts";
import type { SiteData } from "#domain/site-data.ts";
import { ContactFields } from "#site/islands/contact-fields.tsx";
import { saveDraft, loadDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import type { IslandProps } from "#site/islands/island.tsx";
import { loadList } from "#site/islands/load-list.ts";
import {
  AttachedFiles,
  readFileTokens,
  useAttachedFiles,
} from "#site/islands/request/attached-files.tsx";
import { listLink, type Supplier } from "#site/islands/request/list-copy.ts";
import { PrintedLink } from "#site/islands/request/printed-link.tsx";
import { BlankLines, isConfirmed } from "#site/islands/request/blank-lines.tsx";
import { OfferedList } from "#site/islands/request/offered-list.tsx";
import { PasteRows, fetchParsedRows, findRowsField } from "#site/islands/request/paste-rows.tsx";
import { plainLinesId, requestFormId, requestSendId } from "#site/islands/request/request-ids.ts";
import {
  sheetFacts,
  fillDetails,
  saveDetails,
  readDetails,
  RequestDetails,
  restoreDetails,
} from "#site/islands/request/request-details.tsx";
import { RequestLines, requestLinesId } from "#site/islands/request/request-lines.tsx";
import { RequestReceipt } from "#site/islands/request/request-receipt.tsx";
import { RequestTools } from "#site/islands/request/request-tools.tsx";
import { ReviewRows } from "#site/islands/request/review-rows.tsx";
import { saveInTab, restoreRows } from "#site/islands/request/rows-draft.ts";
import { SentList } from "#site/islands/request/sent-list.tsx";
import {
  deleteSentRequests,
  saveSentRequest,
  readSentRequests,
} from "#site/islands/request/sent-requests.ts";
import type { SentRequest } from "#site/islands/request/sent-requests.ts";
import { StatusLine, useStatus } from "#site/islands/request/status-line.tsx";
import { useOwnLines } from "#site/islands/request/use-own-lines.ts";
import { usePutLines } from "#site/islands/request/use-put-lines.ts";
import { useReview } from "#site/islands/request/use-review.ts";
import { useSendRequest } from "#site/islands/request/use-send-request.ts";
import { orPostPlainly, prepareBackend } from "#site/islands/send-or-post.ts";
import { useRequestList, type ChangeList } from "#site/islands/use-request-list.ts";
import { WaitingNote } from "#site/islands/waiting-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { addRequest } from "#domain/enquiry/draft.ts";
import type { Language } from "#domain/language.ts";
import type { RequestWords } from "#words/en.ts";
import { entriesIn } from "#domain/quotation/listed.ts";
import { mergeLines } from "#reading/request/merge-lines.ts";
import { addLine } from "#domain/quotation/request-list.ts";
import { readStored, storageKeys } from "#site/islands/device-storage.ts";

/** Adds the lines in the page's address to the list; asks first if both have several lines. */
function addLinesFromAddress(lines: readonly DraftLine[], setList: ChangeList): void {
  const address = new URLSearchParams(location.search).get("l");
  if (address === null) {
    return;
  }
  const asksFirst = lines.length > 1 && entriesIn(readStored(storageKeys.list)).length > 0;
  const hash = asksFirst ? `#${address}` : location.hash;
  history.replaceState(history.state, "", location.pathname + hash);
  if (!asksFirst) {
    const [first] = lines;
    // A single product comes from a button: if listed already, its typed amounts stay.
    setList((current) =>
      first?.product !== undefined && lines.length === 1
        ? addLine(current, first)
        : mergeLines(current, lines, "skip").list,
    );
  }
}

/** Restores the unsent draft; text typed before hydration wins. */
function restoreForm(form: HTMLFormElement, language: Language, words: RequestWords): void {
  const typed = readForm(form);
  const { values } = loadDraft() ?? { values: typed };
  const merged = forEachField((field) => typed[field] || values[field]);
  writeForm(form, { ...merged, message: addRequest(values.message, typed.message) });
  restoreDetails(form, language, words);
  restoreRows(form);
}

export { StoredLines as Fallback } from "#site/islands/request/plain-lines.tsx";

export interface RequestProps extends IslandProps {
  readonly cities: readonly string[];
  readonly backend: SiteData["backend"];
  readonly supplier: Supplier;
  /** Lines from the page's address or a form without script. */
  readonly lines: readonly DraftLine[];
  /** The parsed rows of a form without script. */
  readonly reading?: RowsReading;
  /** The other fields of that form. */
  readonly given?: Readonly<Record<string, string>>;
  /** The files of that form, those that were refused, and its other problems. */
  readonly files?: readonly UploadedFile[];
  readonly refusedFiles?: readonly RefusedFile[];
  readonly problems?: EnquiryProblems;
}

const noFiles: readonly never[] = [];
const noKeys: ReadonlySet<string> = new Set();

/** Renders the request for quotation; without script its rows and fields are posted. */
export default function Request(props: RequestProps) {
  const { language, words: contact, cities, backend, supplier, lines, reading, given = {} } = props;
  const words = contact.request;
  const form = useRef<HTMLFormElement>(null);
  const [list, setList] = useRequestList();
  const [isHydrated, setHydrated] = useState(false);
  const [products, setProducts] = useState<ReadonlyMap<string, SlimProduct>>();
  const [problems, setProblems] = useState<EnquiryProblems>(props.problems ?? {});
  const { files = noFiles, refusedFiles = noFiles } = props;
  const attached = useAttachedFiles(language, files, refusedFiles);
  const [added, setAdded] = useState(noKeys);
  const { status, showStatus, showWarning } = useStatus();
  const [sentRequest, setSentRequest] = useState<SentRequest>();
  const [sent, setSent] = useState<readonly SentRequest[]>([]);
  const { review, reviews, openReview, closeReview, restoreReview } = useReview(reading);

  useEffect(() => {
    setHydrated(true);
    setSent(readSentRequests());
    loadList(language).then(setProducts, () => undefined);
    document.getElementById(plainLinesId)?.remove();
    addLinesFromAddress(lines, setList);
    if (form.current) {
      restoreForm(form.current, language, words);
    }
    restoreReview();
  }, [language, lines, setList, restoreReview, words]);

  const { send, waiting, queue } = useSendRequest({
    language,
    words,
    backend,
    form,
    onWaiting: () => showStatus(contact.waiting.status),
    onSent: (request) => {
      setSent(saveSentRequest(request));
      setSentRequest(request);
      attached.change(noFiles);
      showStatus("");
    },
    onFailed: () => showWarning(contact.failure),
    onProblems: setProblems,
  });

  const [isAsking, setAsking] = useState(false);
  const blank = isAsking ? list.filter(isBlankLine).length : 0;
  async function readAgain(): Promise<void> {
    try {
      openReview(await fetchParsedRows(language, findRowsField(form.current)?.value ?? ""));
    } catch (error) {
      console.error(error);
      showWarning(words.pasted.failed);
    }
  }
  const { put, merge, replace, undo } = usePutLines({ form, words, showStatus, showWarning });

  const readOwnLines = useOwnLines(() => showWarning(contact.failure));

  const readFacts = () =>
    form.current ? sheetFacts(readDetails(form.current)) : { equivalents: true };

  /** Adds the lines of a sent request to the list and its details to empty fields. */
  function repeatRequest(previous: SentRequest) {
    merge(previous.lines);
    setSentRequest(undefined);
    if (form.current) {
      fillDetails(form.current, previous.details, language, words);
    }
    document.getElementById(requestLinesId)?.focus();
  }

  const submit = orPostPlainly((event) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (review) {
      showWarning(words.pasted.unfinished);
      target.querySelector<HTMLElement>(".request-review [tabindex='0']")?.focus();
      return;
    }
    if (attached.pending.length > 0) {
      showWarning(words.files.unfinished);
      return;
    }
    const rows = findRowsField(target)?.value ?? "";
    const ownWords = readOwnLines(rows, target, event.nativeEvent);
    if (!ownWords) {
      return;
    }
    const allLines = put(ownWords.lines, ownWords.left);
    const hasBlank = allLines.some(isBlankLine);
    const invalidLine = allLines.find((line) => problemOfLine(line) !== undefined);
    if (allLines.length === 0) {
      showWarning(words.empty);
      findRowsField(target)?.focus();
    } else if (invalidLine) {
      showWarning(contact.problem);
      target.querySelector<HTMLElement>('[data-line-field="quantity"][aria-invalid]')?.focus();
    } else if (ownWords.left === "" && hasBlank && !isConfirmed(event.nativeEvent)) {
      setAsking(true);
    } else if (ownWords.left === "" && !send.isPending) {
      setAsking(false);
      showStatus("");
      send.mutate({
        form: target,
        lines: allLines,
        values: readForm(target),
        details: readDetails(target),
        files: readFileTokens(target),
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
      encType={backend.url === "" ? "multipart/form-data" : undefined}
      data-live=""
      data-sent={(sentRequest && list.length === 0) || undefined}
      onFocus={() => prepareBackend(backend)}
      onInput={({ currentTarget }) => {
        saveDraft({ ...loadDraft(), values: readForm(currentTarget) });
        saveDetails(readDetails(currentTarget));
        saveInTab("rows", findRowsField(currentTarget)?.value ?? "");
      }}
      onSubmit={submit}
    >
      <div className="request-main">
        {sentRequest && (
          <RequestReceipt
            key={sentRequest.reference}
            language={language}
            words={words}
            supplier={supplier}
            sent={sentRequest}
            products={products}
            onAgain={() => repeatRequest(sentRequest)}
          />
        )}
        {isHydrated && (
          <>
            <OfferedList
              words={words}
              onTake={async (offered, instead) => {
                const loaded = await loadList(language).catch(() => undefined);
                const allProducts = [...(loaded?.values() ?? [])];
                const offeredLines = offered.lines.map((line) =>
                  lineOfAddress(line, findProduct(allProducts, line.product ?? "")),
                );
                (instead ? replace : merge)(offeredLines);
              }}
            />
            <RequestLines
              language={language}
              words={words}
              products={products}
              added={added}
              onAct={() => setAdded(noKeys)}
            />
            {list.length > 0 && (
              <PrintedLink words={words} link={listLink({ language, lines: list })} />
            )}
          </>
        )}
        <PasteRows
          language={language}
          words={words}
          written={reading?.left ?? ""}
          isHydrated={isHydrated}
          onRead={(read) => {
            openReview(read);
            if (form.current) {
              const { reference: ownReference, wanted } = read;
              fillDetails(form.current, { ownReference, wanted }, language, words);
            }
          }}
          showStatus={showStatus}
          showWarning={showWarning}
        />
        {isHydrated && review && (
          <ReviewRows
            key={reviews}
            language={language}
            words={words}
            reading={review}
            onPut={(rows) => {
              const oldKeys = new Set(list.map(({ key }) => key));
              const newList = put(rows, review.left);
              const newKeys = newList.flatMap(({ key }) => (oldKeys.has(key) ? [] : [key]));
              setAdded(new Set(newKeys));
              closeReview();
              const place = document.getElementById(requestLinesId);
              place?.focus({ preventScroll: newKeys.length > 0 });
            }}
            onReread={() => void readAgain()}
            onCancel={() => {
              closeReview();
              findRowsField(form.current)?.focus();
            }}
          />
        )}
        {isHydrated && (
          <RequestTools
            language={language}
            words={words}
            supplier={supplier}
            lines={list}
            products={products}
            readFacts={readFacts}
            showStatus={showStatus}
          />
        )}
      </div>
      <div className="request-side">
        <RequestDetails language={language} words={words} cities={cities} values={given} />
        {backend.url === "" && (
          <AttachedFiles words={words.files} attached={attached} isHydrated={isHydrated} />
        )}
        <ContactFields
          language={language}
          words={contact}
          placeholder=""
          values={given}
          problems={problems}
          optional={words}
        />
        <Button
          id={requestSendId}
          className="request-send"
          variant="hero"
          size="lg"
          type="submit"
          disabled={send.isPending}
        >
          {send.isPending ? contact.sending : words.send}
        </Button>
        {blank > 0 && <BlankLines words={words} count={blank} onLeave={() => setAsking(false)} />}
        <StatusLine {...status}>
          {undo && (
            <Button variant="outline" size="sm" type="button" onClick={undo}>
              {words.undo}
            </Button>
          )}
        </StatusLine>
        {waiting && (
          <WaitingNote
            language={language}
            words={contact.waiting}
            waiting={waiting}
            onSend={queue.send}
            onDiscard={() => {
              queue.discard();
              showStatus(contact.waiting.discarded);
              document.getElementById(requestSendId)?.focus();
            }}
          />
        )}
        {isHydrated && (
          <SentList
            language={language}
            words={words}
            supplier={supplier}
            sent={sent}
            products={products}
            onAgain={repeatRequest}
            onForget={(reference) => setSent(deleteSentRequests(reference))}
          />
        )}
      </div>
    </form>
  );
}
