import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import {
  catalogueState,
  cellConflict,
  isPublishing,
  matchingProducts,
  productForm,
  productGrid,
  savedEdits,
} from "#domain/office/catalogue-messages.ts";
import type {
  CatalogueState,
  CellConflict,
  CellEdit,
  SavedEdits,
} from "#domain/office/catalogue-messages.ts";
import { categoryList } from "#domain/office/product-messages.ts";
import type { Language } from "#domain/language.ts";
import { ApiError, callApi } from "#office/app/api.ts";
import { queryClient } from "#office/app/queries.ts";

/** Milliseconds between two looks at the state, while something happens and otherwise. */
const refresh = { busy: 700, idle: 15_000 };

/** Key of everything that a change of the catalogue may alter. */
export const catalogueKey = ["catalogue"] as const;

/** The products with the values of their files. */
export const gridQuery = (language: Language) =>
  queryOptions({
    queryKey: [...catalogueKey, "grid", language],
    queryFn: () => callApi(`/api/catalogue/products?language=${language}`, { answer: productGrid }),
    staleTime: 60_000,
  });

/** The form of one product. */
export const productQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: [...catalogueKey, "product", slug, language],
    queryFn: () =>
      callApi(`/api/catalogue/products/${slug}?language=${language}`, { answer: productForm }),
  });

/** Categories that a product may have. */
export const categoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...catalogueKey, "categories", language],
    queryFn: () =>
      callApi(`/api/catalogue/categories?language=${language}`, { answer: categoryList }),
  });

const stateKey = [...catalogueKey, "state"] as const;

/** Drafts and publishing; the grid is read again first where a release was published. */
export const stateQuery = queryOptions({
  queryKey: stateKey,
  queryFn: async () => {
    const state = await callApi("/api/catalogue/state", { answer: catalogueState });
    await followRelease(state);
    return state;
  },
  refetchInterval: ({ state: { data } }) =>
    isPublishing(data?.phase) ? refresh.busy : refresh.idle,
});

/** Products that the site's own search finds; the earlier answer stays until the next one is there. */
export const searchQuery = (words: string, language: Language) =>
  queryOptions({
    queryKey: [...catalogueKey, "search", words, language],
    queryFn: async () => {
      const query = new URLSearchParams({ q: words, language });
      const { slugs } = await callApi(`/api/catalogue/search?${query}`, {
        answer: matchingProducts,
      });
      return { words, slugs };
    },
    enabled: words !== "",
    placeholderData: (previous) => previous,
    staleTime: 60_000,
  });

/** Reads the grid again where the state knows a later publish than the screen. */
async function followRelease(state: CatalogueState): Promise<void> {
  const previous = queryClient.getQueryData<CatalogueState>(stateKey);
  const isLater =
    previous?.last?.at !== state.last?.at || previous?.last?.release !== state.last?.release;
  if (previous !== undefined && isLater) {
    await queryClient.refetchQueries({ queryKey: [...catalogueKey, "grid"], type: "active" });
    await queryClient.refetchQueries({ queryKey: [...catalogueKey, "product"], type: "active" });
  }
}

/** Saves typed cells and shows the new state. */
export async function saveCells(edits: readonly CellEdit[]): Promise<SavedEdits> {
  const saved = await callApi("/api/catalogue/edits", {
    method: "POST",
    body: { edits },
    answer: savedEdits,
  });
  await followRelease(saved.state);
  queryClient.setQueryData(stateKey, saved.state);
  return saved;
}

const conflictList = z.array(cellConflict);

/** Returns the disputed cells of a refused save; undefined for another error. */
export function conflictsIn(error: unknown): readonly CellConflict[] | undefined {
  const versions = error instanceof ApiError ? error.problem.versions : undefined;
  return versions && conflictList.safeParse(versions.current).data;
}
