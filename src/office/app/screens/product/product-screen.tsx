import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ProductForm } from "#domain/office/catalogue-messages.ts";
import { fieldsWithoutArabic } from "#domain/office/missing-arabic.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { productQuery } from "#office/app/screens/catalogue/catalogue-calls.ts";
import {
  CellConflicts,
  CellProblems,
  useReason,
} from "#office/app/screens/catalogue/cell-notes.tsx";
import { cellId } from "#office/app/screens/catalogue/grid-context.ts";
import { PublishNote } from "#office/app/screens/catalogue/publish-note.tsx";
import { useCells } from "#office/app/screens/catalogue/use-cells.ts";
import { NewProductButton } from "#office/app/screens/catalogue/new-product.tsx";
import { DocumentSection } from "#office/app/screens/product/document-section.tsx";
import { FieldGroup } from "#office/app/screens/product/field-group.tsx";
import { PictureSection } from "#office/app/screens/product/picture-section.tsx";
import { PreviewPanel } from "#office/app/screens/product/preview-panel.tsx";
import { ProductAddress } from "#office/app/screens/product/product-address.tsx";
import { useDraftCheck } from "#office/app/screens/product/use-draft-check.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";

type GroupName = "basics" | "texts" | "specifications" | "papers" | "links";

/** Part of the form for each key of a product, in its order; a new key stands under the last part. */
const partOfKey: Readonly<Record<string, GroupName>> = {
  status: "basics",
  price: "basics",
  availability: "basics",
  order: "basics",
  code: "basics",
  category: "basics",
  subcategory: "basics",
  brand: "basics",
  rank: "basics",
  name: "texts",
  use: "texts",
  description: "texts",
  details: "texts",
  soldAs: "texts",
  notFor: "texts",
  replaceWhen: "texts",
  features: "texts",
  figures: "specifications",
  specifications: "specifications",
  certificate: "papers",
  saber: "papers",
  codes: "papers",
};

const partNames = ["texts", "specifications", "papers", "links"] as const;
const keyOrder = Object.keys(partOfKey);

/** The form of a product, made from the table of product fields; every input is saved when it is left. */
export function ProductScreen() {
  const { slug } = useParams({ from: "/catalogue/$slug" });
  const words = useWords("product");
  const { undo } = useWords("catalogue");
  const reason = useReason();
  const { language } = useLanguage();
  const { data: form, error } = useQuery(productQuery(slug, language));
  const rows = useMemo(() => (form === undefined ? [] : [form]), [form]);
  const cells = useCells(rows);
  const inputs = form?.groups.flatMap((group) => group.inputs) ?? [];
  const labels = {
    ...Object.fromEntries(inputs.map(({ field, label }) => [field, label])),
    pictures: words.media.pictures,
    documents: words.media.documents,
  };
  const read = (field: string) => (form === undefined ? "" : cells.read(form, field).text);
  const missing = fieldsWithoutArabic(
    inputs.map(({ field }) => field),
    read,
  );
  const [firstMissing] = missing;
  const drafts = cells.state?.drafts.filter((draft) => draft.slug === slug) ?? [];
  const check = useDraftCheck(slug, drafts);
  const shownFields = new Set([...inputs.map(({ field }) => field), "pictures", "documents"]);
  const elsewhere = check.problems.filter(({ field }) => !shownFields.has(field));
  const go = ({ field }: { readonly field: string }) =>
    document.getElementById(cellId(slug, field))?.focus();
  const part = (name: GroupName, data: ProductForm) => (
    <section key={name} aria-labelledby={`part-${name}`}>
      <h2 id={`part-${name}`}>{words.groups[name]}</h2>
      {data.groups
        .filter(({ key }) => (partOfKey[key] ?? "links") === name)
        .sort((a, b) => keyOrder.indexOf(a.key) - keyOrder.indexOf(b.key))
        .map((group) => (
          <FieldGroup
            key={group.key}
            group={group}
            form={data}
            cells={cells}
            missing={missing}
            check={check}
          />
        ))}
    </section>
  );
  return (
    <div className="screen product-screen">
      <p>
        <Link to="/catalogue" search={true}>
          {words.back}
        </Link>
      </p>
      <div className="screen-head">
        <h1>
          <bdi>{form?.name}</bdi>
        </h1>
        <PublishNote cells={cells} status={String(form?.cells["status"] ?? "live")} />
        {form !== undefined && (
          <NewProductButton
            like={{
              slug,
              name: String(form.cells["name-en"] ?? ""),
              category: String(form.cells["category"] ?? ""),
            }}
          />
        )}
        <Button size="sm" variant="outline" disabled={!cells.canUndo} onClick={() => cells.undo()}>
          {undo}
        </Button>
      </div>
      <ProblemNote error={error ?? cells.error} />
      <CellConflicts cells={cells} rows={rows} labels={labels} />
      <CellProblems cells={cells} rows={rows} labels={labels} onGo={go} />
      {form !== undefined && (
        <>
          <p className="screen-lead" role="status">
            {firstMissing === undefined ? (
              words.complete
            ) : (
              <button
                type="button"
                className="product-missing"
                onClick={() => go({ field: firstMissing })}
              >
                {words.missing(missing.length)}
              </button>
            )}
          </p>
          <ProductAddress slug={slug} />
          {elsewhere.length > 0 && (
            <section className="catalogue-problems" aria-label={words.check.title}>
              <ul>
                {elsewhere.map(({ problem }) => (
                  <li key={problem} dir="auto">
                    {reason(problem)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {part("basics", form)}
          <PictureSection form={form} cells={cells} check={check} />
          <DocumentSection form={form} cells={cells} check={check} />
          {partNames.map((name) => part(name, form))}
          <PreviewPanel slug={slug} drafts={drafts} />
        </>
      )}
    </div>
  );
}
