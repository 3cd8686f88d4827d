import { useEffect, useRef, type KeyboardEvent } from "react";
import { hearList, leaveField, type TypedField } from "#domain/quotation/typed-field.ts";

interface LineFieldProps {
  readonly name: "quantity" | "size" | "sizes" | "note";
  readonly label: string;
  readonly text: string;
  readonly numeric?: boolean;
  readonly placeholder?: string;
  /** The maximum characters, which the browser validates before the form is sent. */
  readonly longest?: number;
  readonly atMost: (longest: number) => string;
  /** The id of the remark on the line. */
  readonly describedBy?: string;
  readonly wrong?: boolean;
  readonly onCommit: (typed: string) => void;
}

function updateInput(input: HTMLInputElement, { shown, before }: TypedField): string {
  // Setting the same text would move the cursor to its end.
  if (input.value !== shown) {
    input.value = shown;
  }
  return before;
}

/**
 * Renders a field that commits its text on blur. Outside changes do not touch it while it has
 * focus.
 */
export function LineField(props: LineFieldProps) {
  const { name, label, text, longest, atMost, onCommit, wrong = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const committed = useRef(text);

  useEffect(() => {
    const { current } = field;
    if (current) {
      const typed = { shown: current.value, before: committed.current };
      committed.current = updateInput(
        current,
        hearList(typed, text, current === document.activeElement),
      );
    }
  }, [text]);

  function commit() {
    const { current } = field;
    if (current) {
      const result = leaveField({ shown: current.value, before: committed.current }, text);
      committed.current = updateInput(current, result.field);
      if (result.typed !== undefined) {
        onCommit(result.typed);
      }
    }
  }

  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  useEffect(() => {
    const leave = () => latestCommit.current();
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      commit();
    } else if (event.key === "Escape" && field.current) {
      field.current.value = committed.current;
    }
  }

  return (
    <input
      ref={field}
      className="control tabular"
      data-line-field={name}
      inputMode={props.numeric ? "numeric" : undefined}
      dir="auto"
      autoComplete="off"
      aria-label={label}
      aria-describedby={props.describedBy}
      aria-invalid={wrong || undefined}
      placeholder={props.placeholder ?? " "}
      {...(longest !== undefined && { pattern: `.{0,${longest}}`, title: atMost(longest) })}
      defaultValue={text}
      onBlur={commit}
      onKeyDown={handleKey}
    />
  );
}
