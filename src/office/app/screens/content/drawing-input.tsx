import { useRef } from "react";
import { formatPath } from "#domain/office/content-form.ts";
import type { FormPath } from "#domain/office/content-form.ts";
import { useWords } from "#office/app/language.tsx";
import { useField } from "#office/app/screens/content/field-context.ts";
import { Button } from "#ui/button/button.tsx";

interface DrawingInputProps {
  readonly value: unknown;
  readonly path: FormPath;
}

/** The drawing of a file, as a picture, with a button to take another one. */
export function DrawingInput({ value, path }: DrawingInputProps) {
  const words = useWords("content").drawing;
  const { problems, isFixed, change, commit } = useField();
  const chooser = useRef<HTMLInputElement>(null);
  const problem = problems.get(formatPath(path));
  const take = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    const svg = await file?.text();
    input.value = "";
    if (svg !== undefined) {
      change(path, svg);
      commit();
    }
  };
  return (
    <div className="content-input">
      <Drawing svg={value} />
      {problem !== undefined && (
        <p className="content-problem" role="alert" dir="auto">
          {words.wrong(problem)}
        </p>
      )}
      <p className="file-buttons">
        <Button size="sm" disabled={isFixed} onClick={() => chooser.current?.click()}>
          {words.choose}
        </Button>
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={words.choose}
        accept="image/svg+xml,.svg"
        disabled={isFixed}
        onChange={({ target }) => void take(target)}
      />
      <p className="product-about">{words.hint}</p>
    </div>
  );
}

/** An SVG as a picture; none where there is no drawing. */
export function Drawing({ svg }: { readonly svg: unknown }) {
  const words = useWords("content").drawing;
  return typeof svg === "string" && /<svg[\s>]/.test(svg) ? (
    <img
      className="content-drawing"
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={words.alt}
    />
  ) : null;
}
