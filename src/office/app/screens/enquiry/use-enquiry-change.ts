import { useMutation } from "@tanstack/react-query";
import { enquiryDetail } from "#domain/office/enquiry-messages.ts";
import { callApi } from "#office/app/api.ts";
import { queryClient } from "#office/app/queries.ts";
import { detailQuery, enquiriesKey, todayQuery } from "#office/app/screens/enquiries/queries.ts";

interface Change {
  /** Part of the address after the reference. */
  readonly part: string;
  readonly method: "DELETE" | "POST" | "PUT";
  readonly body?: unknown;
}

/** Sends changes of one enquiry and shows the answer; after a refusal the enquiry is read again. */
export function useEnquiryChange(reference: string) {
  const { queryKey } = detailQuery(reference);
  return useMutation({
    mutationFn: ({ part, ...options }: Change) =>
      callApi(`/api/enquiries/${reference}/${part}`, { ...options, answer: enquiryDetail }),
    onSuccess: (detail) => queryClient.setQueryData(queryKey, detail),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [...enquiriesKey, "list"] });
      void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
    },
  });
}

export type EnquiryChange = ReturnType<typeof useEnquiryChange>;
