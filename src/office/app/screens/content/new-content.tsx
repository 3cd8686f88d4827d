import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { ApiError } from "#office/app/api.ts";
import { contentFileQuery, createContent } from "#office/app/screens/content/content-calls.ts";
import { entryName } from "#office/app/screens/content/entry-name.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";

const regionsFile = "places/regions.yaml";

/** Starts a new guide or city as a draft. */
export function NewContent({ kind }: { readonly kind: "guide" | "city" }) {
  const words = useWords("content");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [texts, setTexts] = useState({ en: "", ar: "", slug: "", region: "" });
  const { data } = useQuery({
    ...contentFileQuery(regionsFile, language),
    enabled: isOpen && kind === "city",
  });
  const regions = Array.isArray(data?.value) ? (data.value as readonly { id: string }[]) : [];
  const slug =
    texts.slug ||
    texts.en
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "");
  const region = texts.region || (regions[0]?.id ?? "");
  const create = useMutation({
    mutationFn: () => createContent({ kind, slug, region, en: texts.en, ar: texts.ar }),
    onSuccess: (path) => navigate({ to: "/content/file", search: { path } }),
  });
  const isTaken =
    create.error instanceof ApiError &&
    create.error.problem.fields?.some(({ problem }) => problem === "taken") === true;
  const field = (key: "en" | "ar" | "slug", label: string, value: string) => (
    <label className="field">
      <span>{label}</span>
      {key === "slug" && <small>{words.slugHelp}</small>}
      <input
        className="control"
        required={key !== "ar"}
        lang={key === "ar" ? "ar" : "en"}
        dir={key === "ar" ? "rtl" : "ltr"}
        maxLength={key === "slug" ? 80 : 120}
        value={value}
        onChange={({ target }) => setTexts({ ...texts, [key]: target.value })}
      />
    </label>
  );
  return isOpen ? (
    <form
      className="inline-form"
      aria-label={words.newOf[kind]}
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      {field("en", words.nameEn, texts.en)}
      {field("ar", words.nameAr, texts.ar)}
      {field("slug", words.slug, slug)}
      {kind === "city" && (
        <label className="field">
          <span>{words.region}</span>
          <select
            className="control"
            value={region}
            onChange={({ target }) => setTexts({ ...texts, region: target.value })}
          >
            {regions.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entryName(entry, language, {})}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button type="submit" disabled={create.isPending}>
        {words.create}
      </Button>
      <Button variant="outline" onClick={() => setOpen(false)}>
        {words.cancel}
      </Button>
      {isTaken ? (
        <p className="problem-note" role="alert">
          {words.taken}
        </p>
      ) : (
        <ProblemNote error={create.error} />
      )}
    </form>
  ) : (
    <p>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {words.newOf[kind]}
      </Button>
    </p>
  );
}
