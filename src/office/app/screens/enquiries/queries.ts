import { queryOptions } from "@tanstack/react-query";
import { enquiryDetail, enquiryList } from "#domain/office/enquiry-messages.ts";
import type { EnquirySearch } from "#domain/office/enquiry-messages.ts";
import { today } from "#domain/office/figure-messages.ts";
import { callApi } from "#office/app/api.ts";

/** Time in milliseconds after which an open list is loaded again. */
const refreshInterval = 30_000;

/** Key of everything that a change of an enquiry may alter. */
export const enquiriesKey = ["enquiries"] as const;

/** The list with its filters. */
export const listQuery = (search: EnquirySearch) =>
  queryOptions({
    queryKey: [...enquiriesKey, "list", search],
    queryFn: () => callApi(`/api/enquiries?${parametersOf(search)}`, { answer: enquiryList }),
    refetchInterval: refreshInterval,
    placeholderData: (previous) => previous,
  });

/** Everything that waits for somebody today. */
export const todayQuery = queryOptions({
  queryKey: ["today"],
  queryFn: () => callApi("/api/today", { answer: today }),
  refetchInterval: refreshInterval,
});

/** One enquiry. */
export const detailQuery = (reference: string) =>
  queryOptions({
    queryKey: [...enquiriesKey, "detail", reference],
    queryFn: () => callApi(`/api/enquiries/${reference}`, { answer: enquiryDetail }),
  });

function parametersOf(search: EnquirySearch): URLSearchParams {
  return new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) =>
      value === undefined || value === "" ? [] : [[key, String(value)]],
    ),
  );
}
