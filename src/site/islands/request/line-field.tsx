import { useEffect, useRef, type KeyboardEvent } from "react";

interface LineFieldProps {
  readonly name: "quantity" | "sizes" | "note";
  readonly label: string;
  readonly text: string;
  readonly numeric?: boolean;
  readonly placeholder?: string;
  readonly longest: number;
  /** The id of what is said of it. */
  readonly describedBy?: string;
  readonly wrong?: boolean;
  readonly onCommit: (typed: string) => void;
}

/** A field of a line. It is kept as it was typed when it is left; while it is typed in, nothing else changes it. */
export function LineField(props: LineFieldProps) {
  const { name, label, text, onCommit, wrong = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(text);

  useEffect(() => {
    const { current } = field;
    if (current && (current !== document.activeElement || current.value === before.current)) {
      current.value = text;
      before.current = text;
    }
  }, [text]);

  function commit() {
    const { current } = field;
    if (current && current.value !== before.current) {
      before.current = current.value;
      onCommit(current.value);
    } else if (current) {
      current.value = text;
      before.current = text;
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
      maxLength={props.longest}
      defaultValue={text}
      onBlur={commit}
      onKeyDown={press}
    />
  );
}
