import { useEffect, useRef, type KeyboardEvent } from "react";
import { hearList, leaveField, type TypedField } from "#domain/quotation/typed-field.ts";

interface LineFieldProps {
  readonly name: "quantity" | "sizes" | "note";
  readonly label: string;
  readonly text: string;
  readonly numeric?: boolean;
  readonly placeholder?: string;
  /** So many characters at most, which the browser says of itself before the form is sent. */
  readonly longest?: number;
  readonly atMost: (longest: number) => string;
  /** The id of what is said of it. */
  readonly describedBy?: string;
  readonly wrong?: boolean;
  readonly onCommit: (typed: string) => void;
}

function show(input: HTMLInputElement, { shown, before }: TypedField): string {
  // The same text once more would put the cursor behind it.
  if (input.value !== shown) {
    input.value = shown;
  }
  return before;
}

/** A field of a line. It is kept as it was typed when it is left; while it is typed in, nothing else changes it. */
export function LineField(props: LineFieldProps) {
  const { name, label, text, longest, atMost, onCommit, wrong = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(text);

  useEffect(() => {
    const { current } = field;
    if (current) {
      const now = { shown: current.value, before: before.current };
      before.current = show(current, hearList(now, text, current === document.activeElement));
    }
  }, [text]);

  function commit() {
    const { current } = field;
    if (current) {
      const left = leaveField({ shown: current.value, before: before.current }, text);
      before.current = show(current, left.field);
      if (left.typed !== undefined) {
        onCommit(left.typed);
      }
    }
  }

  const commitNow = useRef(commit);
  useEffect(() => {
    commitNow.current = commit;
  });
  useEffect(() => {
    const leave = () => commitNow.current();
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      commit();
    } else if (event.key === "Escape" && field.current) {
      field.current.value = before.current;
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
      onKeyDown={press}
    />
  );
}
