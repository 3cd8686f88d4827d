import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { formatPath, valueAt } from "#domain/office/content-form.ts";
import type { FormNode, FormPath } from "#domain/office/content-form.ts";
import { languages, ownNames } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import { useWords } from "#office/app/language.tsx";
import { useField, useLabels } from "#office/app/screens/content/field-context.ts";
import type { NodeProps } from "#office/app/screens/content/field-context.ts";

const claimList: FormNode = {
  kind: "list",
  item: { kind: "reference", target: "claims" },
  least: 0,
};

/** A text in English and Arabic side by side; one that depends on claims has a second text. */
export function TextInput({
  node,
  value,
  path,
  label,
  isOptional = false,
}: NodeProps & { readonly node: Extract<FormNode, { kind: "text" }> }) {
  const labels = useLabels();
  const { Input } = useField();
  if (!node.hasClaims || valueAt(value, ["claims"]) === undefined) {
    return <BothLanguages value={value} path={path} label={label} isOptional={isOptional} />;
  }
  return (
    <fieldset className="content-entry">
      <legend>{label}</legend>
      <Input
        node={claimList}
        value={valueAt(value, ["claims"])}
        path={[...path, "claims"]}
        label={labels.label("claims")}
      />
      <p className="product-about">{labels.help("claims")}</p>
      {["text", "otherwise"].map((key) => (
        <BothLanguages
          key={key}
          value={valueAt(value, [key])}
          path={[...path, key]}
          label={labels.label(key)}
          isOptional={key === "otherwise"}
        />
      ))}
      <p className="product-about">{labels.help("otherwise")}</p>
    </fieldset>
  );
}

type TextProps = Pick<NodeProps, "value" | "path" | "label"> & { readonly isOptional: boolean };

function BothLanguages({ value, path, label, isOptional }: TextProps) {
  const { change } = useField();
  const partOf = (language: Language): string => {
    const part =
      typeof value === "string" && language === "en" ? value : valueAt(value, [language]);
    return typeof part === "string" ? part : "";
  };
  const write = (language: Language, text: string) => {
    const en = language === "en" ? text : partOf("en");
    const ar = language === "ar" ? text : partOf("ar");
    const whole = ar === "" ? (typeof value === "string" ? en : { en }) : { en, ar };
    change(path, isOptional && en === "" && ar === "" ? undefined : whole);
  };
  return (
    <div className="content-text">
      {languages.map((language) => (
        <LanguageInput
          key={language}
          language={language}
          label={label}
          text={partOf(language)}
          path={path}
          onWrite={(text) => write(language, text)}
        />
      ))}
      <FilledIn text={partOf("en")} />
    </div>
  );
}

/** Explains what the site fills into a text, with links to the claims whose words stand in it. */
function FilledIn({ text }: { readonly text: string }) {
  const words = useWords("content");
  const { file } = useField();
  const names = [...text.matchAll(/\{([\w.]+)\}/g)].map(([, name = ""]) => name);
  const claims = names.flatMap((name) => /^claim\.(\w+)$/.exec(name)?.[1] ?? []);
  return (
    <>
      {claims.map((id) => (
        <p key={id} className="product-about">
          <Link to="/content/file" search={{ path: "claims.yaml" }} hash={id}>
            {words.claimWords(id)}
          </Link>{" "}
          <bdi>{file.names["claims"]?.find((claim) => claim.id === id)?.name}</bdi>
        </p>
      ))}
      {names.length > claims.length && <p className="product-about">{words.braces}</p>}
    </>
  );
}

interface LanguageInputProps {
  readonly language: Language;
  readonly label: string;
  readonly text: string;
  readonly path: FormPath;
  readonly onWrite: (text: string) => void;
}

function LanguageInput({ language, label, text, path, onWrite }: LanguageInputProps) {
  const words = useWords("content");
  const { problems, untranslated, isFixed } = useField();
  const id = useId();
  const place = formatPath(path);
  const problem =
    problems.get(formatPath([...path, language])) ??
    (language === "en" ? problems.get(place) : undefined);
  const isMissing = language === "ar" && untranslated.has(place);
  return (
    <div className="content-input" data-missing={isMissing ? "" : undefined}>
      <label htmlFor={id}>
        {label} <span className="content-language">{ownNames[language]}</span>
      </label>
      <textarea
        id={id}
        className="control"
        lang={language}
        dir={language === "ar" ? "rtl" : "ltr"}
        disabled={isFixed}
        {...(problem !== undefined && { "aria-invalid": true as const })}
        aria-describedby={`${id}-note`}
        rows={Math.min(8, Math.max(1, Math.ceil(text.length / 50), text.split("\n").length))}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
      />
      <small id={`${id}-note`} className={problem === undefined ? "" : "content-problem"}>
        {problem !== undefined && <span dir="auto">{problem}</span>}
        {problem === undefined && isMissing && words.missingHere}
      </small>
    </div>
  );
}
