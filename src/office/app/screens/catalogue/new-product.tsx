import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { createdProduct } from "#domain/office/product-messages.ts";
import type { NewProduct } from "#domain/office/product-messages.ts";
import { slugify } from "#domain/slugify.ts";
import { callApi } from "#office/app/api.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";
import { catalogueKey, categoriesQuery } from "#office/app/screens/catalogue/catalogue-calls.ts";
import { Modal } from "#office/app/screens/quotation/modal.tsx";
import { ProblemNote, useFieldProblems } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field, InputField } from "#ui/field/field.tsx";

interface NewProductButtonProps {
  /** The product that the new one is like. */
  readonly like?: {
    readonly slug: string;
    readonly name: string;
    readonly category: string;
  };
}

/** Opens the dialog that makes a product, empty or from a similar one. */
export function NewProductButton({ like }: NewProductButtonProps) {
  const { create } = useWords("product");
  const [isOpen, setOpen] = useState(false);
  const title = like === undefined ? create.title : create.duplicate;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <Modal title={title} onClose={() => setOpen(false)}>
          <NewProductForm {...(like && { like })} onClose={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

function NewProductForm({
  like,
  onClose,
}: NewProductButtonProps & { readonly onClose: () => void }) {
  const { create } = useWords("product");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { data } = useQuery(categoriesQuery(language));
  const categories = data?.categories ?? [];
  const [name, setName] = useState(like?.name ?? "");
  const [address, setAddress] = useState<string>();
  const [code, setCode] = useState("");
  const [category, setCategory] = useState(like?.category);
  const slug = address ?? slugify(name);
  const creation = useMutation({
    mutationFn: (body: NewProduct) =>
      callApi("/api/catalogue/products", { method: "POST", body, answer: createdProduct }),
    onSuccess: async (created) => {
      await queryClient.invalidateQueries({ queryKey: catalogueKey });
      onClose();
      await navigate({ to: "/catalogue/$slug", params: { slug: created.slug } });
    },
  });
  const problemOf = useFieldProblems(creation.error);
  const problems = ["name", "slug", "code"].map(problemOf);
  const [nameProblem, slugProblem, codeProblem] = problems;
  return (
    <form
      className="modal-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        creation.mutate({
          slug,
          code,
          name,
          category: category ?? categories[0]?.id ?? "",
          like: like?.slug ?? null,
        });
      }}
    >
      <p>{like === undefined ? create.emptyNote : create.likeNote}</p>
      <InputField
        id="new-name"
        label={create.name}
        problem={nameProblem}
        lang="en"
        dir="ltr"
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <InputField
        id="new-slug"
        label={create.slug}
        problem={slugProblem}
        dir="ltr"
        autoComplete="off"
        value={slug}
        onChange={({ target }) => setAddress(target.value)}
      />
      <InputField
        id="new-code"
        label={create.code}
        problem={codeProblem}
        dir="ltr"
        autoComplete="off"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Field id="new-category" label={create.category}>
        <select
          id="new-category"
          className="control"
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          {categories.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      {problems.every((problem) => problem === undefined) && <ProblemNote error={creation.error} />}
      <div className="modal-actions">
        <Button type="submit" disabled={creation.isPending}>
          {create.submit}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {create.cancel}
        </Button>
      </div>
    </form>
  );
}
