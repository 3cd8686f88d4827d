import { queryOptions } from "@tanstack/react-query";
import {
  changeList,
  publishAnswer,
  releaseChanges,
  releaseList,
  restoreAnswer,
} from "#domain/office/catalogue-messages.ts";
import type { PublishAnswer, RestoreAnswer } from "#domain/office/catalogue-messages.ts";
import type { Language } from "#domain/language.ts";
import { callApi, emptyAnswer } from "#office/app/api.ts";
import { queryClient } from "#office/app/queries.ts";
import { catalogueKey } from "#office/app/screens/catalogue/catalogue-calls.ts";

/** Milliseconds after which an open list is loaded again. */
const refreshInterval = 15_000;

export const changesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...catalogueKey, "changes", language],
    queryFn: () => callApi(`/api/catalogue/changes?language=${language}`, { answer: changeList }),
    refetchInterval: refreshInterval,
    staleTime: 0,
  });

export const releasesQuery = queryOptions({
  queryKey: [...catalogueKey, "releases"],
  queryFn: () => callApi("/api/catalogue/releases", { answer: releaseList }),
  refetchInterval: refreshInterval,
  staleTime: 0,
});

export const releaseChangesQuery = (number: number, language: Language) =>
  queryOptions({
    queryKey: [...catalogueKey, "release", number, language],
    queryFn: () =>
      callApi(`/api/catalogue/releases/${number}?language=${language}`, { answer: releaseChanges }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const refreshAll = () => queryClient.invalidateQueries({ queryKey: catalogueKey });

export async function publishChanges(note: string): Promise<PublishAnswer> {
  const answer = await callApi("/api/catalogue/publish", {
    method: "POST",
    body: { note },
    answer: publishAnswer,
  });
  await refreshAll();
  return answer;
}

export async function discardChanges(
  drafts: readonly { readonly slug: string; readonly field: string }[],
): Promise<void> {
  await callApi("/api/catalogue/discard", {
    method: "POST",
    body: { drafts },
    answer: emptyAnswer,
  });
  await refreshAll();
}

export async function serveRelease(number: number): Promise<void> {
  await callApi(`/api/catalogue/releases/${number}/serve`, {
    method: "POST",
    answer: emptyAnswer,
  });
  await refreshAll();
}

/** Restores products, or all files without a slug, and publishes them. */
export async function restoreRelease(
  number: number,
  slugs: readonly string[],
): Promise<RestoreAnswer> {
  const answer = await callApi(`/api/catalogue/releases/${number}/restore`, {
    method: "POST",
    body: { slugs },
    answer: restoreAnswer,
  });
  await refreshAll();
  return answer;
}
