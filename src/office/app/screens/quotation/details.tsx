import { isLanguage } from "#domain/language.ts";
import { quotationBounds } from "#domain/quotation/quotation.ts";
import { LanguageOptions, useWords } from "#office/app/language.tsx";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { Field, InputField, Textarea } from "#ui/field/field.tsx";

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
            <LanguageOptions />
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
        <InputField
          id="quotation-validDays"
          label={words.validDays}
          problem={problems["validDays"]}
          type="number"
          dir="ltr"
          min={1}
          max={quotationBounds.validDays}
          value={validDays}
          onChange={({ target }) => edit("validDays", target.valueAsNumber || 0)}
        />
        {buyerFields.map(({ field, label, longest }) => {
          const path = `buyer.${field}`;
          const id = `quotation-buyer-${field}`;
          return (
            <InputField
              key={field}
              id={id}
              label={label}
              problem={problems[path]}
              type={field === "email" ? "email" : "text"}
              dir={field === "email" ? "ltr" : "auto"}
              autoComplete="off"
              maxLength={longest}
              value={buyer[field]}
              onChange={({ target }) => edit(path, target.value)}
            />
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
