import { isLanguage, languages, ownNames } from "#domain/language.ts";
import { quotationBounds } from "#domain/quotation/quotation.ts";
import { useWords } from "#office/app/language.tsx";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { describeProblem, Field, Input, Textarea } from "#ui/field/field.tsx";

/** Validity, terms, language and the buyer of the quotation. */
export function Details() {
  const words = useWords("quotation");
  const { draft, isLocked, problems } = useGrid();
  const { language, bilingual, validDays, terms, buyer } = draft.content;
  const edit = (path: string, value: unknown) => draft.edit([{ path, value }], path);
  const buyerFields = [
    { field: "name", label: words.buyerName, longest: quotationBounds.name },
    { field: "company", label: words.buyerCompany, longest: quotationBounds.name },
    { field: "email", label: words.buyerEmail, longest: 254 },
  ] as const;
  return (
    <details className="quotation-details">
      <summary>{words.details}</summary>
      <fieldset disabled={isLocked} className="quotation-fields">
        <Field id="quotation-language" label={words.language}>
          <select
            id="quotation-language"
            className="control"
            value={language}
            onChange={({ target }) => {
              if (isLanguage(target.value)) {
                edit("language", target.value);
              }
            }}
          >
            {languages.map((name) => (
              <option key={name} value={name}>
                {ownNames[name]}
              </option>
            ))}
          </select>
        </Field>
        <label className="quotation-check">
          <input
            type="checkbox"
            checked={bilingual}
            onChange={({ target }) => edit("bilingual", target.checked)}
          />
          {words.bilingual}
        </label>
        <Field id="quotation-validDays" label={words.validDays} problem={problems["validDays"]}>
          <Input
            id="quotation-validDays"
            type="number"
            dir="ltr"
            min={1}
            max={quotationBounds.validDays}
            value={validDays}
            {...describeProblem("quotation-validDays", problems["validDays"])}
            onChange={({ target }) => edit("validDays", target.valueAsNumber || 0)}
          />
        </Field>
        {buyerFields.map(({ field, label, longest }) => {
          const path = `buyer.${field}`;
          const id = `quotation-buyer-${field}`;
          return (
            <Field key={field} id={id} label={label} problem={problems[path]}>
              <Input
                id={id}
                type={field === "email" ? "email" : "text"}
                dir={field === "email" ? "ltr" : "auto"}
                autoComplete="off"
                maxLength={longest}
                value={buyer[field]}
                {...describeProblem(id, problems[path])}
                onChange={({ target }) => edit(path, target.value)}
              />
            </Field>
          );
        })}
        <div className="quotation-terms">
          <Field id="quotation-terms" label={words.terms} problem={problems["terms"]}>
            <Textarea
              id="quotation-terms"
              rows={4}
              maxLength={quotationBounds.terms}
              value={terms}
              onChange={({ target }) => edit("terms", target.value)}
            />
          </Field>
        </div>
      </fieldset>
    </details>
  );
}
