import { useCallback, useState } from "react";
import { parseReview } from "#reading/rows/kept-review.ts";
import type { RowsReading } from "#reading/rows/read-rows.ts";
import { forgetReview, keptInTab } from "#site/islands/request/rows-draft.ts";

/** The rows that are being looked through, which outlive a reload; `posted` are those of a form without script. */
export function useReview(posted: RowsReading | undefined) {
  const [review, setReview] = useState(posted);
  const [reviews, setReviews] = useState(0);
  const restoreReview = useCallback(() => {
    if (posted) {
      forgetReview();
    } else {
      setReview(parseReview(keptInTab("reading")));
    }
  }, [posted]);
  return {
    review,
    /** Of each reading another number. */
    reviews,
    restoreReview,
    openReview: (read: RowsReading) => {
      forgetReview();
      setReview(read);
      setReviews(reviews + 1);
    },
    closeReview: () => {
      forgetReview();
      setReview(undefined);
    },
  };
}
