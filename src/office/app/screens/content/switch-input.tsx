import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { FormPath } from "#domain/office/content-form.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { contentUsesQuery } from "#office/app/screens/content/content-calls.ts";
import { useField } from "#office/app/screens/content/field-context.ts";
import { useFileName } from "#office/app/screens/content/file-name.ts";
import type { NodeProps } from "#office/app/screens/content/field-context.ts";
import { Button } from "#ui/button/button.tsx";

/** A switch that says what it changes on which pages before it is saved. */
export function SwitchInput({ value, path, label }: NodeProps) {
  const words = useWords("content");
  const { change, commit, isFixed, file } = useField();
  const [next, setNext] = useState<boolean>();
  const id = useId();
  const isOn = value === true;
  return (
    <div className="content-switch">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={next ?? isOn}
          disabled={isFixed}
          onChange={({ target }) => setNext(target.checked)}
        />{" "}
        {label}
      </label>
      {next !== undefined && next !== isOn && (
        <div className="content-effect" role="status">
          <p>
            <b>{next ? words.switchOn(label) : words.switchOff(label)}</b>
          </p>
          <Effect file={file.path} path={path} isOn={next} />
          <p className="row-actions">
            <Button
              size="sm"
              onClick={() => {
                change(path, next);
                commit();
                setNext(undefined);
              }}
            >
              {words.confirm}
            </Button>{" "}
            <Button size="sm" variant="outline" onClick={() => setNext(undefined)}>
              {words.cancel}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}

interface EffectProps {
  readonly file: string;
  readonly path: FormPath;
  readonly isOn: boolean;
}

function Effect({ file, path, isOn }: EffectProps) {
  const words = useWords("content");
  const { language } = useLanguage();
  const fileName = useFileName();
  const isPrice = file === "company.yaml" && path[0] === "prices";
  const isClaim = file === "claims.yaml";
  const [target, id] = isPrice ? ["prices", "show"] : ["claims", String(path[0])];
  const { data } = useQuery({
    ...contentUsesQuery(target, id, language),
    enabled: isPrice || isClaim,
  });
  const key = String(path.at(-1));
  const { effects } = words;
  if (!isPrice && !isClaim) {
    const texts: Readonly<Record<string, string>> = effects;
    return <p>{Object.hasOwn(texts, key) ? texts[key] : words.effectOther}</p>;
  }
  if (data === undefined) {
    return <p>{words.loading}</p>;
  }
  if (isPrice) {
    const count = data.uses.length;
    return <p>{isOn ? words.pricesOn(count) : words.pricesOff(count)}</p>;
  }
  return (
    <>
      <p>{isOn ? words.claimOn(data.uses.length) : words.claimOff(data.uses.length)}</p>
      <ul>
        {data.uses.map((use) => (
          <li key={use.path}>
            <bdi>{fileName(use)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
