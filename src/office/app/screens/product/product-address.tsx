import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { productUses, removalState, renamedProduct } from "#domain/office/product-messages.ts";
import type { ContentUse } from "#domain/office/content-messages.ts";
import { addressesIn } from "#addresses";
import { callApi } from "#office/app/api.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";
import {
  catalogueKey,
  categoriesQuery,
  gridQuery,
} from "#office/app/screens/catalogue/catalogue-calls.ts";
import { useFileName } from "#office/app/screens/content/file-name.ts";
import { Modal } from "#office/app/screens/quotation/modal.tsx";
import { ProblemNote, useFieldProblems } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field, InputField } from "#ui/field/field.tsx";

const addresses = addressesIn("en");

const refreshAll = () => queryClient.invalidateQueries({ queryKey: catalogueKey });

interface ProductProps {
  readonly slug: string;
}

/** The address of a product's page and its removal, each with the files that name the product. */
export function ProductAddress({ slug }: ProductProps) {
  const words = useWords("product").address;
  const { language } = useLanguage();
  const [open, setOpen] = useState<"address" | "removal">();
  const { data } = useQuery({
    queryKey: [...catalogueKey, "product-uses", slug, language],
    queryFn: () =>
      callApi(`/api/catalogue/products/${slug}/uses?language=${language}`, { answer: productUses }),
    staleTime: 0,
  });
  const keep = useMutation({
    mutationFn: () =>
      callApi(`/api/catalogue/products/${slug}/removal`, {
        method: "DELETE",
        answer: removalState,
      }),
    onSuccess: refreshAll,
  });
  const close = () => setOpen(undefined);
  return (
    <section className="product-address" aria-label={words.title}>
      <bdi dir="ltr">/products/{slug}</bdi>
      <ProblemNote error={keep.error} />
      {data !== undefined && data.state !== "shown" && (
        <p className="content-effect" role="status">
          {words.states[data.state]}{" "}
          <Button
            size="sm"
            variant="outline"
            disabled={keep.isPending}
            onClick={() => keep.mutate()}
          >
            {words.keep}
          </Button>
        </p>
      )}
      {data?.state === "shown" && (
        <>
          <Button size="sm" variant="outline" onClick={() => setOpen("address")}>
            {words.change}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setOpen("removal")}>
            {words.remove}
          </Button>
        </>
      )}
      {data !== undefined && open === "address" && (
        <Modal title={words.change} onClose={close}>
          <AddressForm slug={slug} uses={data.uses} onClose={close} />
        </Modal>
      )}
      {data !== undefined && open === "removal" && (
        <Modal title={words.remove} onClose={close}>
          <RemovalForm slug={slug} uses={data.uses} redirect={data.redirect} onClose={close} />
        </Modal>
      )}
    </section>
  );
}

interface FormProps extends ProductProps {
  readonly uses: readonly ContentUse[];
  readonly onClose: () => void;
}

/** Changes the address at once; the old one leads to the new one. */
function AddressForm({ slug, uses, onClose }: FormProps) {
  const words = useWords("product").address;
  const navigate = useNavigate();
  const [to, setTo] = useState(slug);
  const renaming = useMutation({
    mutationFn: () =>
      callApi(`/api/catalogue/products/${slug}/address`, {
        method: "POST",
        body: { to },
        answer: renamedProduct,
      }),
    onSuccess: async (renamed) => {
      onClose();
      await navigate({ to: "/catalogue/$slug", params: { slug: renamed.slug } });
      await refreshAll();
    },
  });
  const problem = useFieldProblems(renaming.error)("slug");
  return (
    <AddressDialogForm
      onSubmit={renaming.mutate}
      onClose={onClose}
      isDisabled={renaming.isPending || to === slug}
      submit={words.changeNow}
    >
      <p>{words.changeNote}</p>
      <InputField
        id="product-address"
        label={words.next}
        problem={problem}
        dir="ltr"
        autoComplete="off"
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <UseList uses={uses} label={words.updated(uses.length)} />
      {problem === undefined && <ProblemNote error={renaming.error} />}
    </AddressDialogForm>
  );
}

/** Removes the page with the next publish; its visitors go to another page. */
function RemovalForm({ slug, uses, redirect, onClose }: FormProps & { readonly redirect: string }) {
  const words = useWords("product").address;
  const { language } = useLanguage();
  const { data: categories } = useQuery(categoriesQuery(language));
  const { data: grid } = useQuery(gridQuery(language));
  const [target, setTarget] = useState(redirect);
  const removal = useMutation({
    mutationFn: () =>
      callApi(`/api/catalogue/products/${slug}/removal`, {
        method: "POST",
        body: { redirect: target },
        answer: removalState,
      }),
    onSuccess: async () => {
      onClose();
      await refreshAll();
    },
  });
  const problem = useFieldProblems(removal.error)("redirect");
  return (
    <AddressDialogForm
      onSubmit={removal.mutate}
      onClose={onClose}
      isDisabled={removal.isPending}
      submit={words.removeNow}
    >
      <p>{words.removeNote}</p>
      <UseList uses={uses} label={words.named(uses.length)} />
      <Field id="product-redirect" label={words.redirect} problem={problem}>
        <select
          id="product-redirect"
          className="control"
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        >
          <option value={addresses.shop}>{words.shop}</option>
          <optgroup label={words.pages}>
            {categories?.categories.map(({ id, label }) => (
              <option key={id} value={addresses.shopCategory(id)}>
                {label}
              </option>
            ))}
          </optgroup>
          <optgroup label={words.products}>
            {grid?.rows
              .filter((row) => row.status === "live" && row.slug !== slug)
              .map((row) => (
                <option key={row.slug} value={addresses.product(row.slug)}>
                  {row.name}
                </option>
              ))}
          </optgroup>
        </select>
      </Field>
      {problem === undefined && <ProblemNote error={removal.error} />}
    </AddressDialogForm>
  );
}

interface AddressDialogFormProps {
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly isDisabled: boolean;
  readonly submit: string;
  readonly children: ReactNode;
}

/** The form of both dialogs, with its two buttons. */
function AddressDialogForm(props: AddressDialogFormProps) {
  const { onSubmit, onClose, isDisabled, submit, children } = props;
  const { cancel } = useWords("product").address;
  return (
    <form
      className="modal-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className="modal-actions">
        <Button type="submit" disabled={isDisabled}>
          {submit}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}

interface UseListProps {
  readonly uses: readonly ContentUse[];
  readonly label: string;
}

function UseList({ uses, label }: UseListProps) {
  const fileName = useFileName();
  return (
    <>
      <p>{label}</p>
      {uses.length > 0 && (
        <ul>
          {uses.map((use) => (
            <li key={use.path}>
              <bdi>{fileName(use)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
