import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import type { Language } from "#domain/language.ts";
import {
  contentConflict,
  contentFile,
  contentList,
  contentUses,
  createdContent,
} from "#domain/office/content-messages.ts";
import type {
  ContentConflict,
  ContentFileView,
  newContent,
} from "#domain/office/content-messages.ts";
import { ApiError, callApi, emptyAnswer } from "#office/app/api.ts";
import { queryClient } from "#office/app/queries.ts";
import { catalogueKey } from "#office/app/screens/catalogue/catalogue-calls.ts";

const contentKey = [...catalogueKey, "content"];

/** Milliseconds after which an open screen is loaded again. */
const refreshInterval = 15_000;

/** Every file, with the places that hold the searched words. */
export const contentListQuery = (language: Language, q = "") =>
  queryOptions({
    queryKey: [...contentKey, "list", language, q],
    queryFn: () =>
      callApi(`/api/content?${new URLSearchParams({ language, q })}`, { answer: contentList }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshInterval,
    staleTime: 0,
  });

export const contentFileQuery = (path: string, language: Language) =>
  queryOptions({
    queryKey: [...contentKey, "file", path, language],
    queryFn: () =>
      callApi(`/api/content/file?${new URLSearchParams({ path, language })}`, {
        answer: contentFile,
      }),
    refetchInterval: refreshInterval,
    staleTime: 0,
  });

/** Files that name an entry. */
export const contentUsesQuery = (target: string, id: string, language: Language) =>
  queryOptions({
    queryKey: [...contentKey, "uses", target, id, language],
    queryFn: () =>
      callApi(`/api/content/uses?${new URLSearchParams({ target, id, language })}`, {
        answer: contentUses,
      }),
  });

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Saves a field of a file as a draft; `base` is the value that the person saw. */
export async function saveField(
  edit: { path: string; field: string; value: unknown; base: unknown },
  language: Language,
): Promise<ContentFileView> {
  const { path, field, value, base } = edit;
  const saved = await callApi(`/api/content/edits?language=${language}`, {
    method: "POST",
    body: { path, edits: [{ field, value: toJson(value), base: toJson(base) }] },
    answer: contentFile,
  });
  queryClient.setQueryData(contentFileQuery(path, language).queryKey, saved);
  return saved;
}

const refreshAll = () => queryClient.invalidateQueries({ queryKey: catalogueKey });

export async function createContent(file: z.input<typeof newContent>): Promise<string> {
  const { path } = await callApi("/api/content/files", {
    method: "POST",
    body: file,
    answer: createdContent,
  });
  await refreshAll();
  return path;
}

export async function deleteContent(
  deletion: { path: string; redirect: string },
  language: Language,
): Promise<void> {
  await callApi(`/api/content/delete?language=${language}`, {
    method: "POST",
    body: deletion,
    answer: emptyAnswer,
  });
  await refreshAll();
}

export async function discardField(draft: { path: string; field: string }): Promise<void> {
  const { path, field } = draft;
  await callApi("/api/content/discard", {
    method: "POST",
    body: { path, field },
    answer: emptyAnswer,
  });
  await refreshAll();
}

const conflictList = z.array(contentConflict);

/** Returns the disputed field of a refused save; undefined for another error. */
export function conflictIn(error: unknown): ContentConflict | undefined {
  const versions = error instanceof ApiError ? error.problem.versions : undefined;
  return versions && conflictList.safeParse(versions.current).data?.[0];
}

/** Returns why a drawing was not taken; undefined for another error. */
export function refusedDrawing(error: unknown): string | undefined {
  const [field] = error instanceof ApiError ? (error.problem.fields ?? []) : [];
  return field?.field === "" ? field.problem : undefined;
}

/** Returns the names of the files that use a removed entry; undefined for another error. */
export function usersIn(error: unknown): readonly string[] | undefined {
  return error instanceof ApiError && error.problem.code === "in-use"
    ? error.problem.fields?.map(({ problem }) => problem)
    : undefined;
}
