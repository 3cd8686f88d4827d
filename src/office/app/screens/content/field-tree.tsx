import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { emptyValue, formatPath, valueAt } from "#domain/office/content-form.ts";
import type { FormNode, FormPath } from "#domain/office/content-form.ts";
import type { ContentFileView } from "#domain/office/content-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { Removed } from "#office/app/screens/content/entry-list.tsx";
import { entryName } from "#office/app/screens/content/entry-name.ts";
import { DrawingInput } from "#office/app/screens/content/drawing-input.tsx";
import { useField, useLabels } from "#office/app/screens/content/field-context.ts";
import { FieldEditor } from "#office/app/screens/content/field-editor.tsx";
import { NodeInput, PartInput } from "#office/app/screens/content/node-input.tsx";
import { Button } from "#ui/button/button.tsx";

interface TreeProps {
  readonly file: ContentFileView;
  readonly node: FormNode;
  readonly path: FormPath;
}

/** The fields of a file; groups and records are opened, everything else is a field of its own. */
export function FieldTree({ file, node, path }: TreeProps) {
  const words = useWords("content");
  const labels = useLabels();
  if (node.kind === "record") {
    return <RecordFields file={file} item={node.item} path={path} />;
  }
  if (node.kind === "drawing") {
    return (
      <FieldEditor file={file} path={path}>
        {(value) => <DrawingInput value={value} path={path} />}
      </FieldEditor>
    );
  }
  if (node.kind !== "group") {
    return <p>{words.inFile}</p>;
  }
  return node.parts.map(({ key, node: part, isOptional }) => {
    const place = [...path, key];
    const isOpened = part.kind === "record" || (part.kind === "group" && !isOptional);
    return isOpened ? (
      <section key={key} className="content-section" aria-label={labels.label(key)}>
        <h2>{labels.label(key)}</h2>
        {labels.help(key) !== undefined && <p className="product-about">{labels.help(key)}</p>}
        <FieldTree file={file} node={part} path={place} />
      </section>
    ) : (
      <FieldEditor key={key} file={file} path={place}>
        {(value) => (
          <PartInput name={key} node={part} value={value} path={place} isOptional={isOptional} />
        )}
      </FieldEditor>
    );
  });
}

interface RecordProps {
  readonly file: ContentFileView;
  readonly item: FormNode;
  readonly path: FormPath;
}

/** Number of entries from which they can be searched. */
const manyEntries = 8;

/** Entries by key, each a field of its own; they can be searched, added and removed. */
function RecordFields({ file, item, path }: RecordProps) {
  const words = useWords("content");
  const { language } = useLanguage();
  const [query, setQuery] = useState("");
  const [key, setKey] = useState("");
  const [added, setAdded] = useState<readonly string[]>([]);
  const record = valueAt(file.value, path);
  const stored = typeof record === "object" && record !== null ? record : {};
  const keys = Object.keys(stored);
  const published = valueAt(file.file, path);
  const removed = Object.keys(typeof published === "object" ? (published ?? {}) : {});
  const visible = [...new Set([...keys, ...added, ...removed])].filter(
    (name) =>
      query === "" ||
      `${name} ${JSON.stringify(valueAt(stored, [name]))}`
        .toLowerCase()
        .includes(query.toLowerCase()),
  );
  const canAdd = file.mayEdit && file.state !== "deleted";
  return (
    <div className="content-record">
      {keys.length > manyEntries && (
        <label className="field">
          <span>{words.find}</span>
          <input
            className="control"
            type="search"
            dir="auto"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
      )}
      <ul>
        {visible.map((name) => (
          <li key={name}>
            <FieldEditor file={file} path={[...path, name]}>
              {(value) => (
                <RecordEntry
                  name={name}
                  title={entryName(value, language, file.names)}
                  node={item}
                  value={value ?? emptyValue(item)}
                  published={valueAt(published, [name])}
                  path={[...path, name]}
                  isNew={value === undefined}
                />
              )}
            </FieldEditor>
          </li>
        ))}
      </ul>
      {canAdd && (
        <form
          className="inline-form"
          onSubmit={(event) => {
            event.preventDefault();
            const name = key.trim();
            if (name !== "") {
              setAdded([...added, name]);
              setKey("");
              setQuery("");
            }
          }}
        >
          <label className="field">
            <span>{words.newKey}</span>
            <input
              className="control"
              dir="ltr"
              value={key}
              onChange={({ target }) => setKey(target.value)}
            />
          </label>
          <Button type="submit" variant="outline">
            {words.addEntry}
          </Button>
        </form>
      )}
    </div>
  );
}

interface RecordEntryProps {
  readonly name: string;
  readonly title: string;
  readonly node: FormNode;
  readonly value: unknown;
  /** Undefined for an entry that is not published yet. */
  readonly published: unknown;
  readonly path: FormPath;
  readonly isNew: boolean;
}

function RecordEntry(props: RecordEntryProps) {
  const { name, title, node, value, published, path, isNew } = props;
  const words = useWords("content");
  const { change, commit, isFixed } = useField();
  const isTarget = useLocation({ select: ({ hash }) => hash === formatPath(path) });
  const [isOpen, setOpen] = useState(isNew || isTarget);
  if (isNew && published !== undefined) {
    return (
      <Removed
        name={name}
        onUndo={() => {
          change(path, published);
          commit();
        }}
      />
    );
  }
  return (
    <div className="content-row">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b dir="ltr">{name}</b> <bdi>{title}</bdi>
        </summary>
        {isOpen && <NodeInput node={node} value={value} path={path} label={name} />}
      </details>
      {!isFixed && !isNew && (
        <span className="content-buttons">
          <button
            type="button"
            aria-label={words.removeOf(name)}
            onClick={() => {
              change(path, undefined);
              commit();
            }}
          >
            ×
          </button>
        </span>
      )}
    </div>
  );
}
