import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { productUses, removalState, renamedProduct } from "#domain/office/product-messages.ts";
import type { ContentUse } from "#domain/office/content-messages.ts";
import { callApi } from "#office/app/api.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";
import { catalogueKey } from "#office/app/screens/catalogue/catalogue-calls.ts";
import { useFileName } from "#office/app/screens/content/file-name.ts";
import { Modal } from "#office/app/screens/quotation/modal.tsx";
import { ProblemNote, useFieldProblems } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { InputField } from "#ui/field/field.tsx";

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
    <section aria-labelledby="part-address">
      <h2 id="part-address">{words.title}</h2>
      <p>
        <bdi dir="ltr">/products/{slug}</bdi>
      </p>
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
        <p className="file-buttons">
          <Button size="sm" variant="outline" onClick={() => setOpen("address")}>
            {words.change}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setOpen("removal")}>
            {words.remove}
          </Button>
        </p>
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
      <AddressField
        id="product-address"
        label={words.next}
        problem={problem}
        value={to}
        onChange={setTo}
      />
      <UseList uses={uses} label={words.updated(uses.length)} />
      {problem === undefined && <ProblemNote error={renaming.error} />}
    </AddressDialogForm>
  );
}

/** Removes the page with the next publish; its visitors go to another address. */
function RemovalForm({ slug, uses, redirect, onClose }: FormProps & { readonly redirect: string }) {
  const words = useWords("product").address;
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
      <AddressField
        id="product-redirect"
        label={words.redirect}
        problem={problem}
        value={target}
        onChange={setTarget}
      />
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

interface AddressFieldProps {
  readonly id: string;
  readonly label: string;
  readonly problem: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function AddressField({ onChange, ...field }: AddressFieldProps) {
  return (
    <InputField
      {...field}
      dir="ltr"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
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
