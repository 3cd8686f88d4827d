import { useState } from "react";
import { emptyValue, formatPath } from "#domain/office/content-form.ts";
import type { FormNode, FormPath } from "#domain/office/content-form.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { entryName } from "#office/app/screens/content/entry-name.ts";
import { useField, useLabels } from "#office/app/screens/content/field-context.ts";
import type { NodeProps } from "#office/app/screens/content/field-context.ts";
import { Button } from "#ui/button/button.tsx";

type ListNode = Extract<FormNode, { kind: "list" }>;

const simpleKinds: ReadonlySet<FormNode["kind"]> = new Set([
  "text",
  "line",
  "number",
  "date",
  "choice",
  "reference",
]);

/** The entries of a list: added, removed and moved; large entries are opened one by one. */
export function EntryList({ node, value, path, label }: NodeProps & { readonly node: ListNode }) {
  const words = useWords("content");
  const labels = useLabels();
  const { change, commit, isFixed, problems, file } = useField();
  const { language } = useLanguage();
  const [opened, setOpened] = useState<number>();
  const [removed, setRemoved] = useState<{ readonly index: number; readonly entry: unknown }>();
  const { item } = node;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const problem = problems.get(formatPath(path));
  const store = (items: readonly unknown[]) => {
    setOpened(undefined);
    setRemoved(undefined);
    change(path, items);
    commit();
  };
  const append = (entry: unknown) => {
    // An empty entry is saved when the person has filled it in.
    change(path, [...entries, entry]);
    setOpened(entries.length);
  };
  return (
    <fieldset className="content-list">
      <legend>
        {label} <span className="content-language">{words.entries(entries.length)}</span>
      </legend>
      {problem !== undefined && (
        <small className="content-problem" dir="auto">
          {problem}
        </small>
      )}
      <ol>
        {entries.map((entry, index) => (
          // Entries have no identity of their own, and inputs hold no state but the open one.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="content-row">
            <Entry
              node={item}
              value={entry}
              path={[...path, index]}
              position={index + 1}
              isOpen={opened === index}
              onToggle={(isOpen) => setOpened(isOpen ? index : undefined)}
            />
            {!isFixed && (
              <EntryButtons
                position={index + 1}
                count={entries.length}
                label={label}
                onMove={(step) => store(moved(entries, index, step))}
                onRemove={() => {
                  store(entries.filter((_, place) => place !== index));
                  setRemoved({ index, entry });
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {removed !== undefined && (
        <Removed
          name={entryName(removed.entry, language, file.names)}
          onUndo={() =>
            store([
              ...entries.slice(0, removed.index),
              removed.entry,
              ...entries.slice(removed.index),
            ])
          }
        />
      )}
      {!isFixed && item.kind !== "variants" && (
        <Button size="sm" variant="outline" onClick={() => append(emptyValue(item))}>
          {words.add(label)}
        </Button>
      )}
      {!isFixed &&
        item.kind === "variants" &&
        item.variants.map((variant) => (
          <Button
            key={variant.value}
            size="sm"
            variant="outline"
            onClick={() =>
              append({ [item.tag]: variant.value, ...(emptyValue(variant.node) as object) })
            }
          >
            {words.add(labels.label(variant.value))}
          </Button>
        ))}
    </fieldset>
  );
}

interface RemovedProps {
  readonly name: string;
  readonly onUndo: () => void;
}

/** Says what was removed, and takes it back. */
export function Removed({ name, onUndo }: RemovedProps) {
  const words = useWords("content");
  const { undo } = useWords("catalogue");
  return (
    <p className="content-removed">
      <span role="status">
        <bdi>{words.removedNow(name)}</bdi>
      </span>{" "}
      <Button size="sm" variant="outline" onClick={onUndo}>
        {undo}
      </Button>
    </p>
  );
}

/** Returns the entries with one of them moved by a step. */
function moved(entries: readonly unknown[], index: number, step: number): readonly unknown[] {
  const remaining = entries.filter((_, place) => place !== index);
  return [...remaining.slice(0, index + step), entries[index], ...remaining.slice(index + step)];
}

interface EntryProps {
  readonly node: FormNode;
  readonly value: unknown;
  readonly path: FormPath;
  readonly position: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Entry({ node, value, path, position, isOpen, onToggle }: EntryProps) {
  const words = useWords("content");
  const { language } = useLanguage();
  const { Input, problems, untranslated, file } = useField();
  if (simpleKinds.has(node.kind)) {
    return <Input node={node} value={value} path={path} label={words.entry(position)} />;
  }
  const place = `${formatPath(path)}/`;
  const hasProblem = [...problems.keys()].some((key) => `${key}/`.startsWith(place));
  const missing = [...untranslated].filter((key) => `${key}/`.startsWith(place)).length;
  const name = entryName(value, language, file.names);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span>{position}.</span> <bdi>{name}</bdi>{" "}
        {hasProblem && <small className="content-problem">{words.hasProblem}</small>}{" "}
        {missing > 0 && <small>{words.missing(missing)}</small>}
      </summary>
      {isOpen && <Input node={node} value={value} path={path} label={words.entry(position)} />}
    </details>
  );
}

interface EntryButtonsProps {
  readonly position: number;
  readonly count: number;
  readonly label: string;
  readonly onMove: (step: number) => void;
  readonly onRemove: () => void;
}

function EntryButtons({ position, count, label, onMove, onRemove }: EntryButtonsProps) {
  const words = useWords("content");
  return (
    <span className="content-buttons">
      <button
        type="button"
        aria-label={words.up(label, position)}
        disabled={position === 1}
        onClick={() => onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={words.down(label, position)}
        disabled={position === count}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
      <button type="button" aria-label={words.remove(label, position)} onClick={onRemove}>
        ×
      </button>
    </span>
  );
}
