import { useCallback, useState } from "react";
import { parseReview } from "#reading/rows/kept-review.ts";
import type { RowsReading } from "#reading/rows/read-rows.ts";
import { clearReview, readFromTab } from "#site/islands/request/rows-draft.ts";

/**
 * Holds the rows under review, which survive a reload; `posted` are rows of a form without script.
 */
export function useReview(posted: RowsReading | undefined) {
  const [review, setReview] = useState(posted);
  const [reviews, setReviews] = useState(0);
  const restoreReview = useCallback(() => {
    if (posted) {
      clearReview();
    } else {
      setReview(parseReview(readFromTab("reading")));
    }
  }, [posted]);
  return {
    review,
    /** Changes with every review, as a React key. */
    reviews,
    restoreReview,
    openReview: (read: RowsReading) => {
      clearReview();
      setReview(read);
      setReviews(reviews + 1);
    },
    closeReview: () => {
      clearReview();
      setReview(undefined);
    },
  };
}
