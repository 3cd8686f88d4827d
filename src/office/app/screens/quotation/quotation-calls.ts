import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { foundProducts } from "#domain/office/enquiry-messages.ts";
import {
  editConflict,
  priceReport,
  quotationList,
  quotationView,
} from "#domain/office/quotation-messages.ts";
import type { quotationStep, QuotationView } from "#domain/office/quotation-messages.ts";
import type { Language } from "#domain/language.ts";
import type { Edit, EditConflict } from "#domain/quotation/edits.ts";
import { ApiError, callApi } from "#office/app/api.ts";
import { queryClient } from "#office/app/queries.ts";

/** Milliseconds after which an open quotation is read again. */
const refreshTime = 20_000;

export const quotationsOf = (reference: string) =>
  queryOptions({
    queryKey: ["quotations", reference],
    queryFn: () => callApi(`/api/enquiries/${reference}/quotations`, { answer: quotationList }),
  });

export const quotationQuery = (id: string) =>
  queryOptions({
    queryKey: ["quotation", id],
    queryFn: () => callApi(`/api/quotations/${id}`, { answer: quotationView }),
    refetchInterval: refreshTime,
  });

export const earlierQuery = (id: string) =>
  queryOptions({
    queryKey: ["quotation", id, "earlier"],
    queryFn: () => callApi(`/api/quotations/${id}/earlier`, { answer: quotationList }),
  });

export const productsQuery = (text: string, language: Language) =>
  queryOptions({
    queryKey: ["products", language, text],
    queryFn: () =>
      callApi(`/api/products?${new URLSearchParams({ q: text, language })}`, {
        answer: foundProducts,
      }),
    staleTime: 60_000,
  });

export function createQuotation(reference: string): Promise<QuotationView> {
  const address = `/api/enquiries/${reference}/quotations`;
  return callApi(address, { method: "POST", body: {}, answer: quotationView });
}

export function saveEdits(
  id: string,
  body: { readonly version: number; readonly edits: readonly Edit[] },
): Promise<QuotationView> {
  return callApi(`/api/quotations/${id}/lines`, { method: "PATCH", body, answer: quotationView });
}

export function sendQuotation(
  id: string,
  body: { readonly version: number; readonly confirmed: readonly string[] },
): Promise<QuotationView> {
  return callApi(`/api/quotations/${id}/send`, { method: "POST", body, answer: quotationView });
}

export function takeStep(id: string, body: z.input<typeof quotationStep>): Promise<QuotationView> {
  return callApi(`/api/quotations/${id}/step`, { method: "POST", body, answer: quotationView });
}

export function readPriceFile(id: string, file: File) {
  return callApi(`/api/quotations/${id}/prices`, {
    method: "POST",
    body: file,
    answer: priceReport,
  });
}

/** Shows a quotation after a step, and reloads the enquiries and lists that the step may have changed. */
export function showStep(view: QuotationView): Promise<void> {
  queryClient.setQueryData(quotationQuery(view.id).queryKey, view);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => name !== "quotation" && name !== "session",
  });
}

/** Address of the PDF of a sent revision, or of the draft. */
export function pdfAddress(id: string, revision?: number): string {
  return `/api/quotations/${id}/pdf${revision === undefined ? "" : `?revision=${revision}`}`;
}

/** Reads both versions of a refused save; undefined for every other error. */
export function staleSave(
  error: unknown,
): { readonly conflicts: readonly EditConflict[]; readonly current: QuotationView } | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== "stale") {
    return undefined;
  }
  const { versions } = error.problem;
  const current = quotationView.safeParse(versions?.current);
  const conflicts = z.array(editConflict).safeParse(versions?.sent);
  return current.success
    ? { current: current.data, conflicts: conflicts.success ? conflicts.data : [] }
    : undefined;
}
