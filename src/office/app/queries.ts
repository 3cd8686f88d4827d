import { QueryClient, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { colleague, office, signedIn } from "#domain/office/person.ts";
import { ApiError, callApi } from "#office/app/api.ts";

const longestRetries = 2;

/** Cache of answers; refusals are final, and only failures of the connection are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) =>
        count < longestRetries && error instanceof ApiError && error.problem.status === 0,
    },
  },
});

/** The session; null where nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: () => callApi("/api/session", { answer: signedIn.nullable() }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const officeQuery = queryOptions({
  queryKey: ["office"],
  queryFn: () => callApi("/api/sign-in", { answer: office }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Persons to whom work can be assigned. */
export const colleaguesQuery = queryOptions({
  queryKey: ["colleagues"],
  queryFn: () => callApi("/api/colleagues", { answer: z.array(colleague) }),
});
