import type { RefObject } from "react";
import { Button } from "#ui/button/button.tsx";
import { Field, Textarea } from "#ui/field/field.tsx";
import type { RequestWords } from "#words/request-words.ts";

const rowsId = "request-rows";

interface OwnRowsProps {
  readonly words: RequestWords;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** What stands in the field at first. */
  readonly written: string;
  /** Whether scripts put the rows on the list; without them they are posted. */
  readonly alive: boolean;
  readonly onAdd: () => void;
}

/** Rows in the visitor's own words. */
export function OwnRows({ words, field, written, alive, onAdd }: OwnRowsProps) {
  return (
    <>
      <Field id={rowsId} label={alive ? words.own : words.rows}>
        <p id={`${rowsId}-hint`}>{words.rowsHint}</p>
        <Textarea
          ref={field}
          id={rowsId}
          name="rows"
          rows={3}
          placeholder={words.ownExample}
          aria-describedby={`${rowsId}-hint`}
          defaultValue={written}
        />
      </Field>
      {alive && (
        <p>
          <Button variant="outline" size="sm" type="button" onClick={onAdd}>
            {words.add}
          </Button>
        </p>
      )}
    </>
  );
}
