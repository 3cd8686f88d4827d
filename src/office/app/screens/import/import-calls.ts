import { queryOptions } from "@tanstack/react-query";
import {
  applyAnswer,
  columnList,
  importList,
  importPreview,
  makerList,
  readImport,
  undoAnswer,
} from "#domain/office/import-messages.ts";
import type { PreviewOrder } from "#domain/office/import-messages.ts";
import type { Language } from "#domain/language.ts";
import { callApi } from "#office/app/api.ts";
import { queryClient } from "#office/app/queries.ts";
import { catalogueKey } from "#office/app/screens/catalogue/catalogue-calls.ts";

const importKey = [...catalogueKey, "imports"] as const;

export const importsQuery = queryOptions({
  queryKey: [...importKey, "list"],
  queryFn: () => callApi("/api/imports", { answer: importList }),
});

export const makersQuery = queryOptions({
  queryKey: [...importKey, "makers"],
  queryFn: () => callApi("/api/imports/makers", { answer: makerList }),
});

/** Columns that a heading can mean, with the choices of each. */
export const columnsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...importKey, "columns", language],
    queryFn: () => callApi(`/api/imports/columns?language=${language}`, { answer: columnList }),
    staleTime: 60_000,
  });

export const readSheet = ({ name, sheet }: { name: string; sheet: Blob }) =>
  callApi(`/api/imports?${new URLSearchParams({ name })}`, {
    method: "POST",
    body: sheet,
    answer: readImport,
  });

export const previewImport = ({ id, order }: { id: string; order: PreviewOrder }) =>
  callApi(`/api/imports/${id}/preview`, { method: "POST", body: order, answer: importPreview });

export async function applyImport({ id, without }: { id: string; without: readonly number[] }) {
  const answer = await callApi(`/api/imports/${id}/apply`, {
    method: "POST",
    body: { without },
    answer: applyAnswer,
  });
  await queryClient.invalidateQueries({ queryKey: catalogueKey });
  return answer;
}

export async function undoImport(id: string) {
  const answer = await callApi(`/api/imports/${id}/undo`, { method: "POST", answer: undoAnswer });
  await queryClient.invalidateQueries({ queryKey: catalogueKey });
  return answer;
}
