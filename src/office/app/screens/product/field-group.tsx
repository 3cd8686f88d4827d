import { useState } from "react";
import type { FormGroup, FormInput } from "#domain/office/catalogue-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";
import { textOf } from "#office/app/screens/catalogue/cells.ts";
import type { CellRow } from "#office/app/screens/catalogue/cells.ts";
import { cellId } from "#office/app/screens/catalogue/grid-context.ts";
import { ProductLinks } from "#office/app/screens/product/product-links.tsx";
import type { DraftCheck } from "#office/app/screens/product/use-draft-check.ts";
import type { CellControl } from "#office/app/screens/catalogue/use-cells.ts";

interface FieldGroupProps {
  readonly group: FormGroup;
  readonly form: CellRow;
  readonly cells: CellControl;
  /** Arabic inputs that are empty beside a filled English one. */
  readonly missing: readonly string[];
  readonly check: DraftCheck;
}

/** The inputs of one key, with its explanation; English and Arabic stand side by side. */
export function FieldGroup({ group, form, cells, missing, check }: FieldGroupProps) {
  const { key, about, inputs } = group;
  const help: Readonly<Record<string, string>> = useWords("product").help;
  return (
    <div className="product-group" role="group" aria-describedby={`about-${key}`}>
      <div className="product-inputs">
        {inputs.map((input) => (
          <FormField
            key={input.field}
            input={input}
            form={form}
            cells={cells}
            isMissing={missing.includes(input.field)}
            check={check}
          />
        ))}
      </div>
      <p id={`about-${key}`} className="product-about" dir="auto">
        {Object.hasOwn(help, key) ? help[key] : about}
      </p>
    </div>
  );
}

interface FormFieldProps {
  readonly input: FormInput;
  readonly form: CellRow;
  readonly cells: CellControl;
  readonly isMissing: boolean;
  readonly check: DraftCheck;
}

function FormField({ input, form, cells, isMissing, check }: FormFieldProps) {
  const words = useWords("product");
  const { marks, outside, empty } = useWords("catalogue");
  const reason = useReason();
  const [typed, setTyped] = useState<string>();
  const { field, label, language, kind } = input;
  const { slug } = form;
  const { text, file, mark, problem: storedProblem } = cells.read(form, field);
  const problem = storedProblem ?? check.problems.find((entry) => entry.field === field)?.problem;
  const id = cellId(slug, field);
  const isOutside = mark === "outside" || problem === "changed-outside";
  const note = isOutside
    ? outside(textOf(file) || empty)
    : (problem !== undefined && reason(problem)) || (isMissing && words.missingHere);
  const about = {
    id,
    "aria-describedby": `${id}-note`,
    ...(problem !== undefined && { "aria-invalid": true as const }),
  };
  const commit = () => {
    if (typed !== undefined) {
      setTyped(undefined);
      check.type(field, undefined);
      cells.edit([{ slug, field, text: typed.trim() }]);
    }
  };
  const type = (value: string) => {
    setTyped(value);
    check.type(field, value.trim());
  };
  const typing = {
    ...about,
    className: "control",
    ...(language !== null && { lang: language }),
    dir: language === "ar" ? "rtl" : language === "en" ? "ltr" : "auto",
    value: typed ?? text,
    onBlur: commit,
  };
  return (
    <div className="product-field" data-kind={kind} data-mark={mark}>
      <label htmlFor={id}>{label}</label>
      {kind === "choice" && (
        <select
          {...about}
          className="control"
          value={text}
          onChange={({ target }) => cells.edit([{ slug, field, text: target.value }])}
        >
          <Choices input={input} chosen={text} />
        </select>
      )}
      {(kind === "product" || kind === "products") && (
        <ProductLinks
          about={about}
          slugs={text}
          takesMany={kind === "products"}
          onChange={(slugs) => cells.edit([{ slug, field, text: slugs }])}
        />
      )}
      {kind === "text" && (
        <textarea
          {...typing}
          rows={Math.min(8, Math.max(2, Math.ceil(text.length / 55), text.split("\n").length))}
          onChange={({ target }) => type(target.value)}
        />
      )}
      {kind === "line" && (
        <input
          {...typing}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => {
            if (key === "Enter") {
              commit();
            }
          }}
        />
      )}
      <small id={`${id}-note`} data-problem={problem === undefined ? undefined : ""}>
        {mark && <span>{marks[mark]}</span>} {note && <span dir="auto">{note}</span>}
      </small>
    </div>
  );
}

/** Fields that always have a value. */
const chosenFields: ReadonlySet<string> = new Set(["availability", "status"]);

interface ChoicesProps {
  readonly input: FormInput;
  readonly chosen: string;
}

/** A product is removed by its button, which asks where its visitors go. */
function Choices({ input, chosen }: ChoicesProps) {
  const { nothing, units } = useWords("product");
  const { availability, statuses } = useWords("catalogue");
  const names: Readonly<Record<string, string>> = { ...units, ...statuses, ...availability };
  const choices = input.choices.filter(
    ({ id }) => input.field !== "status" || id !== "removed" || chosen === id,
  );
  return (
    <>
      {(chosen === "" || !chosenFields.has(input.field)) && <option value="">{nothing}</option>}
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {names[id] ?? label}
        </option>
      ))}
    </>
  );
}
