import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Language } from "#domain/language.ts";
import { enteredEnquiry, readRows } from "#domain/office/enquiry-messages.ts";
import type { NewEnquiryMessage } from "#domain/office/enquiry-messages.ts";
import { callApi } from "#office/app/api.ts";
import { LanguageOptions, useLanguage, useWords } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";
import { enquiriesKey } from "#office/app/screens/enquiries/queries.ts";
import { LinesTable } from "#office/app/screens/new-enquiry/lines-table.tsx";
import { beginCheck, linesOf } from "#office/app/screens/new-enquiry/read-lines.ts";
import type { CheckedRow } from "#office/app/screens/new-enquiry/read-lines.ts";
import { ProblemNote, useFieldProblems } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field, InputField, Textarea } from "#ui/field/field.tsx";

type Form = Omit<NewEnquiryMessage, "key" | "lines">;

const emptyForm: Omit<Form, "language"> = {
  company: "",
  name: "",
  phone: "",
  email: "",
  city: "",
  words: "",
  pasted: "",
};

/** Where the rows come from: pasted text, or a file. */
type Source = { readonly text: string; readonly language: Language } | { readonly file: File };

/** Enters an enquiry that came by WhatsApp, phone or as a file. */
export function NewEnquiryScreen() {
  const words = useWords("newEnquiry");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [rows, setRows] = useState<readonly CheckedRow[]>([]);
  const form = useForm<Form>({ defaultValues: { ...emptyForm, language } });
  const read = useMutation({
    mutationFn: (source: Source) => readSource(source, form.getValues("language")),
    onSuccess: (result) => {
      setRows(result.rows.map(beginCheck));
      form.setValue("pasted", result.text);
    },
  });
  const save = useMutation({
    mutationFn: (values: Form) => {
      const body: NewEnquiryMessage = { ...values, key, lines: linesOf(rows) };
      return callApi("/api/enquiries", { method: "POST", body, answer: enteredEnquiry });
    },
    onSuccess: ({ reference }) => {
      void queryClient.invalidateQueries({ queryKey: enquiriesKey });
      return navigate({ to: "/enquiries/$reference", params: { reference } });
    },
  });
  const refused = useFieldProblems(save.error);
  const lineProblem = refused("lines");

  return (
    <form
      className="screen new-enquiry"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => save.mutate(values))(event)}
    >
      <h1>{words.title}</h1>
      <p className="screen-lead">{words.lead}</p>
      <div className="entry-columns">
        <section aria-labelledby="paste">
          <h2 id="paste">{words.paste}</h2>
          <Textarea
            rows={10}
            aria-labelledby="paste"
            placeholder={words.pasteHint}
            {...form.register("pasted")}
          />
          <p className="entry-actions">
            <Button
              variant="outline"
              disabled={read.isPending}
              onClick={() => {
                const { pasted: text, language: chosen } = form.getValues();
                read.mutate({ text, language: chosen });
              }}
            >
              {read.isPending ? words.reading : words.read}
            </Button>
            <label className="entry-file">
              <span>{words.file}</span>
              <input
                type="file"
                accept=".xlsx,.csv,.txt,.tsv"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file !== undefined) {
                    read.mutate({ file });
                  }
                }}
              />
            </label>
          </p>
          <ProblemNote error={read.error} />
        </section>
        <BuyerFields form={form} refused={refused} />
      </div>
      <section aria-labelledby="lines">
        <h2 id="lines">{words.lines}</h2>
        {read.data !== undefined && read.data.tooMany > 0 && (
          <p className="problem-note">{words.tooMany(read.data.tooMany)}</p>
        )}
        {rows.length === 0 ? (
          <p className={lineProblem === undefined ? "screen-lead" : "problem-note"}>
            {words.noLines}
          </p>
        ) : (
          <LinesTable rows={rows} onChange={setRows} />
        )}
      </section>
      <ProblemNote error={save.error} />
      <p>
        <Button type="submit" disabled={save.isPending}>
          {words.save}
        </Button>
      </p>
    </form>
  );
}

interface BuyerFieldsProps {
  readonly form: ReturnType<typeof useForm<Form>>;
  readonly refused: (field: string) => string | undefined;
}

function BuyerFields({ form: { register }, refused }: BuyerFieldsProps) {
  const words = useWords("newEnquiry");
  const texts = ["company", "name", "phone", "email", "city"] as const;
  return (
    <section className="buyer-fields">
      {texts.map((name) => {
        const problem = refused(name);
        return (
          <InputField
            key={name}
            id={`buyer-${name}`}
            label={words[name]}
            problem={problem}
            autoComplete="off"
            type={name === "phone" ? "tel" : name === "email" ? "email" : "text"}
            {...(name === "phone" || name === "email" ? { dir: "ltr" } : {})}
            {...register(name)}
          />
        );
      })}
      <Field id="buyer-language" label={words.language}>
        <select id="buyer-language" className="control" {...register("language")}>
          <LanguageOptions />
        </select>
      </Field>
      <Field id="buyer-words" label={words.words}>
        <Textarea id="buyer-words" rows={2} {...register("words")} />
      </Field>
    </section>
  );
}

/** Has the rows read by the reader of the site. */
function readSource(source: Source, language: Language) {
  return "file" in source
    ? callApi(`/api/enquiries/read-file?language=${language}`, {
        method: "POST",
        body: source.file,
        answer: readRows,
      })
    : callApi("/api/enquiries/read", { method: "POST", body: source, answer: readRows });
}
