import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { hasRight } from "#domain/office/person.ts";
import { useWords } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";
import { QuotationEditor } from "#office/app/screens/quotation/quotation-editor.tsx";
import {
  createQuotation,
  quotationQuery,
  quotationsOf,
} from "#office/app/screens/quotation/quotation-calls.ts";
import { usePerson } from "#office/app/session.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";

/** The quotations of an enquiry, of which one is shown. */
export function QuotationPanel({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const words = useWords("quotation");
  const { reference } = enquiry;
  const { role } = usePerson();
  const maySell = hasRight(role, "sell");
  const [chosen, setChosen] = useState<string>();
  const list = useQuery({ ...quotationsOf(reference), enabled: maySell });
  const create = useMutation({
    mutationFn: () => createQuotation(reference),
    onSuccess: (view) => {
      queryClient.setQueryData(quotationQuery(view.id).queryKey, view);
      setChosen(view.id);
      return queryClient.invalidateQueries(quotationsOf(reference));
    },
  });
  const quotations = list.data?.quotations ?? [];
  const shownId = chosen ?? quotations.at(-1)?.id;
  const begin = (
    <Button
      variant={shownId === undefined ? "hero" : "ghost"}
      size={shownId === undefined ? "default" : "sm"}
      disabled={create.isPending}
      onClick={() => create.mutate()}
    >
      {shownId === undefined ? words.begin : words.another}
    </Button>
  );

  return (
    <section aria-labelledby="quotation" className="quotation-panel">
      {!maySell && <p>{words.readOnly}</p>}
      <ProblemNote error={list.error ?? create.error} />
      {shownId === undefined ? (
        <div className="quotation-none">
          <h2 id="quotation">{words.title}</h2>
          {maySell && list.isSuccess && (
            <>
              <p>{words.none}</p>
              {begin}
              <p className="screen-lead">{words.beginNote(enquiry.request?.lines.length ?? 0)}</p>
            </>
          )}
        </div>
      ) : (
        <LoadedQuotation key={shownId} id={shownId}>
          {quotations.length > 1 && (
            <select
              className="control control-small"
              aria-label={words.choose}
              value={shownId}
              onChange={({ target }) => setChosen(target.value)}
            >
              {quotations.map(({ id, number, state }) => (
                <option key={id} value={id}>
                  {number ?? words.draft} · {words.states[state]}
                </option>
              ))}
            </select>
          )}
          {begin}
        </LoadedQuotation>
      )}
    </section>
  );
}

interface LoadedQuotationProps {
  readonly id: string;
  /** Choice between several quotations. */
  readonly children: ReactNode;
}

function LoadedQuotation({ id, children }: LoadedQuotationProps) {
  const { loading } = useWords("shell");
  const { data, error } = useQuery(quotationQuery(id));
  if (data === undefined) {
    return error === null ? <p role="status">{loading}</p> : <ProblemNote error={error} />;
  }
  return <QuotationEditor initial={data}>{children}</QuotationEditor>;
}
