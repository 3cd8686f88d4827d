import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { emptyValue, formatPath, valueAt, variantOf } from "#domain/office/content-form.ts";
import type { FormNode, FormPath } from "#domain/office/content-form.ts";
import { useWords } from "#office/app/language.tsx";
import { EntryList, Removed } from "#office/app/screens/content/entry-list.tsx";
import { useField, useLabels } from "#office/app/screens/content/field-context.ts";
import type { NodeProps } from "#office/app/screens/content/field-context.ts";
import { SwitchInput } from "#office/app/screens/content/switch-input.tsx";
import { TextInput } from "#office/app/screens/content/text-input.tsx";
import { Button } from "#ui/button/button.tsx";

/** Returns attributes of an input, and its message. */
function useInput(path: FormPath) {
  const { problems, isFixed } = useField();
  const id = useId();
  const problem = problems.get(formatPath(path));
  return {
    problem,
    attributes: {
      id,
      className: "control",
      disabled: isFixed,
      ...(problem !== undefined && {
        "aria-invalid": true as const,
        "aria-describedby": `${id}-note`,
      }),
    },
  };
}

/** A label, its input and the words of the rule. */
function Labelled({
  label,
  id,
  problem,
  note,
  children,
}: {
  readonly label: string;
  readonly id: string;
  readonly problem?: string | undefined;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="content-input">
      <label htmlFor={id}>{label}</label>
      {children}
      {problem !== undefined && (
        <small id={`${id}-note`} className="content-problem" dir="auto">
          {problem}
        </small>
      )}
      {note !== undefined && <small>{note}</small>}
    </div>
  );
}

/** The inputs of any value, chosen by its kind. */
export function NodeInput(props: NodeProps) {
  const { node, value, path, label } = props;
  const words = useWords("content");
  switch (node.kind) {
    case "text":
      return <TextInput {...props} node={node} />;
    case "switch":
      return <SwitchInput {...props} />;
    case "line":
    case "number":
    case "date":
      return <LineInput {...props} node={node} />;
    case "choice":
      return <ChoiceInput {...props} node={node} />;
    case "reference":
      return <ReferenceInput {...props} node={node} />;
    case "words":
      return <WordsInput {...props} />;
    case "list":
      return <EntryList {...props} node={node} />;
    case "group":
      return <GroupInput {...props} node={node} />;
    case "variants": {
      const variant = variantOf(node, value);
      return variant === undefined ? null : (
        <NodeInput node={variant.node} value={value} path={path} label={label} />
      );
    }
    case "record":
    case "drawing":
    case "fixed":
      return (
        <p>
          {label}: {words.inFile}
        </p>
      );
  }
}

const arabicDigits = /[\u0660-\u0669]/g;
const toDigits = (text: string) =>
  text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) - 0x0660));

function LineInput({
  node,
  value,
  path,
  label,
  isOptional = false,
}: NodeProps & { readonly node: Extract<FormNode, { kind: "line" | "number" | "date" }> }) {
  const { change } = useField();
  const { attributes, problem } = useInput(path);
  const parse = (text: string): unknown => {
    if (text === "" && isOptional) {
      return undefined;
    }
    const digits = toDigits(text.trim());
    return node.kind === "number" && /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
  };
  return (
    <Labelled label={label} id={attributes.id} problem={problem}>
      <input
        {...attributes}
        type={node.kind === "date" ? "date" : "text"}
        {...(node.kind === "number" && { inputMode: "decimal" as const })}
        {...(node.kind === "line" && node.longest !== null && { maxLength: node.longest })}
        dir="auto"
        autoComplete="off"
        value={typeof value === "string" || typeof value === "number" ? String(value) : ""}
        onChange={({ target }) => change(path, parse(target.value))}
      />
    </Labelled>
  );
}

function ChoiceInput({
  node,
  value,
  path,
  label,
  isOptional = false,
}: NodeProps & { readonly node: Extract<FormNode, { kind: "choice" }> }) {
  const { change } = useField();
  const { nothing } = useWords("content");
  const labels = useLabels();
  const { attributes, problem } = useInput(path);
  return (
    <Labelled label={label} id={attributes.id} problem={problem}>
      <select
        {...attributes}
        value={typeof value === "string" ? value : ""}
        onChange={({ target }) => change(path, target.value === "" ? undefined : target.value)}
      >
        {(isOptional || value === undefined) && <option value="">{nothing}</option>}
        {node.values.map((name) => (
          <option key={name} value={name}>
            {labels.label(name)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Entries up to which all are listed; more are found by typing. */
const mostOptions = 200;

function ReferenceInput({
  node,
  value,
  path,
  label,
  isOptional = false,
}: NodeProps & { readonly node: Extract<FormNode, { kind: "reference" }> }) {
  const { change, file } = useField();
  const { nothing } = useWords("content");
  const { attributes, problem } = useInput(path);
  const names = file.names[node.target] ?? [];
  const id = typeof value === "string" ? value : "";
  const name = names.find((entry) => entry.id === id)?.name;
  const write = (text: string) => change(path, text === "" && isOptional ? undefined : text);
  const isClaim = node.target === "claims" && name !== undefined;
  if (names.length > mostOptions) {
    return (
      <Labelled
        label={label}
        id={attributes.id}
        problem={problem}
        note={name !== undefined && <bdi>{name}</bdi>}
      >
        <input
          {...attributes}
          dir="ltr"
          list={`names-${node.target}`}
          autoComplete="off"
          value={id}
          onChange={({ target }) => write(target.value)}
        />
      </Labelled>
    );
  }
  return (
    <Labelled
      label={label}
      id={attributes.id}
      problem={problem}
      note={
        isClaim && (
          <Link to="/content/file" search={{ path: "claims.yaml" }} hash={id}>
            {id}
          </Link>
        )
      }
    >
      <select {...attributes} value={id} onChange={({ target }) => write(target.value)}>
        {(isOptional || id === "") && <option value="">{nothing}</option>}
        {id !== "" && name === undefined && <option value={id}>{id}</option>}
        {names.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entry.name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** A list of short words, one on a line. */
function WordsInput({ value, path, label }: NodeProps) {
  const { change } = useField();
  const { perLine } = useWords("content");
  const { attributes, problem } = useInput(path);
  const [typed, setTyped] = useState<string>();
  const lines = Array.isArray(value) ? value.map(String) : [];
  const text = typed ?? lines.join("\n");
  return (
    <Labelled label={label} id={attributes.id} problem={problem} note={perLine(lines.length)}>
      <textarea
        {...attributes}
        dir="auto"
        rows={Math.min(12, Math.max(2, lines.length + 1))}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          const words = target.value.split("\n").map((line) => line.trim());
          change(
            path,
            words.filter((line) => line !== ""),
          );
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Labelled>
  );
}

function GroupInput({
  node,
  value,
  path,
}: NodeProps & { readonly node: Extract<FormNode, { kind: "group" }> }) {
  return (
    <div className="content-group">
      {node.parts.map(({ key, node: part, isOptional }) => (
        <PartInput
          key={key}
          name={key}
          node={part}
          value={valueAt(value, [key])}
          path={[...path, key]}
          isOptional={isOptional}
        />
      ))}
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly node: FormNode;
  readonly value: unknown;
  readonly path: FormPath;
  readonly isOptional: boolean;
}

/** A part of a group with its explanation; an optional group is added and removed as a whole. */
export function PartInput({ name, node, value, path, isOptional }: PartProps) {
  const words = useWords("content");
  const labels = useLabels();
  const { change, commit, isFixed } = useField();
  const label = labels.label(name);
  const help = labels.help(name);
  const isWhole = isOptional && node.kind === "group";
  const [removed, setRemoved] = useState<unknown>();
  const store = (replacement: unknown) => {
    setRemoved(replacement === undefined ? value : undefined);
    change(path, replacement);
    commit();
  };
  return (
    <div className="content-part">
      {isWhole && value !== undefined && (
        <p>
          <b>{label}</b>
        </p>
      )}
      {(!isWhole || value !== undefined) && (
        <NodeInput node={node} value={value} path={path} label={label} isOptional={isOptional} />
      )}
      {help !== undefined && <p className="product-about">{help}</p>}
      {isWhole && !isFixed && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => store(value === undefined ? emptyValue(node) : undefined)}
        >
          {value === undefined ? words.add(label) : words.removeOf(label)}
        </Button>
      )}
      {removed !== undefined && <Removed name={label} onUndo={() => store(removed)} />}
    </div>
  );
}
