import { useRef } from "react";
import type { ownLines } from "#reading/rows/own-lines.ts";
import { postPlainly } from "#site/islands/post-plainly.ts";
import { sendTimeout, withTimeout } from "#site/islands/time-limits.ts";

const noLines: ReturnType<typeof ownLines> = { lines: [], left: "" };

/**
 * Provides a function that turns unread rows into lines. Where its script is not loaded yet, it
 * returns undefined and submits the form again afterwards, or posts it natively.
 */
export function useOwnLines(onOffline: () => void) {
  const reader = useRef<typeof ownLines>(undefined);
  const isLoading = useRef(false);

  async function loadAndSubmit(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (isLoading.current) {
      return;
    }
    isLoading.current = true;
    try {
      const loaded = await withTimeout(sendTimeout, import("#reading/rows/own-lines.ts"));
      reader.current = loaded.ownLines;
      form.requestSubmit(submitter);
    } catch (error) {
      console.error(error);
      if (navigator.onLine) {
        postPlainly(form);
      } else {
        onOffline();
      }
    } finally {
      isLoading.current = false;
    }
  }

  return (rows: string, form: HTMLFormElement, event: Event) => {
    if (rows === "") {
      return noLines;
    }
    if (!reader.current) {
      void loadAndSubmit(form, event instanceof SubmitEvent ? event.submitter : null);
    }
    return reader.current?.(rows);
  };
}
