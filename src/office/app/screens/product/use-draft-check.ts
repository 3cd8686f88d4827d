import { useEffect, useRef, useState } from "react";
import { draftProblems } from "#domain/office/product-messages.ts";
import type { DraftProblem } from "#domain/office/product-messages.ts";
import type { DraftField } from "#domain/office/catalogue-messages.ts";
import { callApi } from "#office/app/api.ts";

/** Milliseconds after the last key or save before the rules are asked. */
const typingPause = 600;

/** Problems that the rules of the catalogue find in a product while it is typed. */
export interface DraftCheck {
  readonly problems: readonly DraftProblem[];
  /** Notes the text of a field as it is typed; undefined when it was left. */
  type(field: string, text: string | undefined): void;
}

/** Asks for the rules of a product a moment after each change, saved or not. */
export function useDraftCheck(slug: string, drafts: readonly DraftField[]): DraftCheck {
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const latest = useRef(0);
  const saved = JSON.stringify(drafts.map(({ field, value }) => [field, value]));

  // A saved draft is checked again, though the office reads it itself.
  const question = JSON.stringify({
    typed: [...typed].map(([field, text]) => ({ field, text })),
    saved,
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      latest.current += 1;
      const turn = latest.current;
      callApi(`/api/catalogue/products/${slug}/check`, {
        method: "POST",
        body: JSON.parse(question) as unknown,
        answer: draftProblems,
      }).then(
        (answer) => {
          if (turn === latest.current) {
            setProblems(answer.problems);
          }
        },
        // The rules are asked again with the next change, and before anything is published.
        () => undefined,
      );
    }, typingPause);
    return () => clearTimeout(timer);
  }, [slug, question]);

  return {
    problems,
    type: (field, text) =>
      setTyped((current) => {
        const texts = new Map(current);
        if (text === undefined) {
          texts.delete(field);
        } else {
          texts.set(field, text);
        }
        return texts;
      }),
  };
}
