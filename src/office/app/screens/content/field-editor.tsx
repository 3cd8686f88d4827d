import { useMutation } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { formatPath, valueAt, withValueAt } from "#domain/office/content-form.ts";
import type { FormPath } from "#domain/office/content-form.ts";
import type { ContentFileView } from "#domain/office/content-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import {
  conflictIn,
  refusedDrawing,
  saveField,
  usersIn,
} from "#office/app/screens/content/content-calls.ts";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";
import { FieldContext, useRefusal } from "#office/app/screens/content/field-context.ts";
import { NodeInput } from "#office/app/screens/content/node-input.tsx";
import { ValueLines } from "#office/app/screens/content/value-lines.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";

interface FieldEditorProps {
  readonly file: ContentFileView;
  readonly path: FormPath;
  readonly children: (value: unknown) => ReactNode;
}

/** A field that is saved as a draft when the person leaves it. */
export function FieldEditor({ file, path, children }: FieldEditorProps) {
  const words = useWords("content");
  const { language } = useLanguage();
  const reason = useReason();
  const refusalText = useRefusal();
  const field = formatPath(path);
  const stored = valueAt(file.value, path);
  const [typed, setTyped] = useState<{ readonly value: unknown }>();
  // A change and the blur that saves it arrive before the next rendering.
  const latest = useRef<{ readonly value: unknown } | undefined>(undefined);
  const save = useMutation({
    mutationFn: (edit: { readonly value: unknown; readonly base: unknown }) =>
      saveField({ path: file.path, field, value: edit.value, base: edit.base }, language),
    onSuccess: (_saved, { value }) => {
      if (latest.current?.value === value) {
        write(undefined);
      }
    },
    // A drawing that is none leaves the old one.
    onError: (error) => refusedDrawing(error) !== undefined && write(undefined),
  });
  function write(edited: { readonly value: unknown } | undefined): void {
    latest.current = edited;
    setTyped(edited);
  }
  const value = typed === undefined ? stored : typed.value;
  const problems = new Map(
    file.problems.map(({ path: place, message }) => [place, reason(message)]),
  );
  const untranslated = useMemo(() => new Set(file.untranslated), [file.untranslated]);
  const draft = file.changes.find((entry) => entry.field === field);
  const conflict = conflictIn(save.error);
  const users = usersIn(save.error);
  const refused = refusedDrawing(save.error);
  const isShown = file.problems.some(({ path: place }) => `${place}/`.startsWith(`${field}/`));
  const element = useRef<HTMLDivElement>(null);
  const isTarget = useLocation({ select: ({ hash }) => hash === field && hash !== "" });
  useEffect(() => {
    if (isTarget) {
      element.current?.scrollIntoView({ block: "center" });
      element.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    }
  }, [isTarget]);
  const store = (edited: unknown, base: unknown) => save.mutate({ value: edited, base });
  const context = {
    Input: NodeInput,
    file,
    problems,
    untranslated,
    isFixed: !file.mayEdit || file.state === "deleted",
    change: (place: FormPath, edited: unknown) =>
      write({
        value: withValueAt(latest.current?.value ?? value, place.slice(path.length), edited),
      }),
    commit: () => {
      const edited = latest.current;
      if (edited !== undefined && JSON.stringify(edited.value) !== JSON.stringify(stored)) {
        store(edited.value, stored);
      }
    },
  };
  return (
    <FieldContext value={context}>
      <div
        ref={element}
        className="content-field"
        data-mark={save.isPending ? "saving" : draft === undefined ? undefined : "saved"}
        onBlur={context.commit}
      >
        {children(value)}
        {save.isPending && <small role="status">{words.saving}</small>}
        {draft !== undefined && !save.isPending && (
          <small>
            {words.draftBy(draft.person ?? "")}{" "}
            {draft.refusal !== null && !isShown && (
              <b className="content-problem" dir="auto">
                {refusalText(draft.refusal)}
              </b>
            )}
            {draft.isOutside && <b>{words.outside}</b>}
          </small>
        )}
        {users !== undefined && (
          <p className="problem-note" role="alert">
            {words.inUse(users.length)} <bdi>{users.slice(0, 6).join(" · ")}</bdi>{" "}
            <Button size="sm" variant="outline" onClick={() => (write(undefined), save.reset())}>
              {words.takeBack}
            </Button>
          </p>
        )}
        {conflict !== undefined && (
          <div className="catalogue-problems" role="alert">
            <p>{words.conflict(conflict.person ?? words.outsideName)}</p>
            <p>
              {words.own}: <ValueLines value={value} at={path} />{" "}
              <Button
                size="sm"
                onClick={() =>
                  store(value, conflict.stored === null ? undefined : JSON.parse(conflict.stored))
                }
              >
                {words.keepOwn}
              </Button>
            </p>
            <p>
              {words.stored}:{" "}
              <ValueLines
                value={conflict.stored === null ? null : JSON.parse(conflict.stored)}
                at={path}
              />{" "}
              <Button size="sm" variant="outline" onClick={() => (write(undefined), save.reset())}>
                {words.takeStored}
              </Button>
            </p>
          </div>
        )}
        {refused !== undefined && (
          <p className="problem-note" role="alert">
            {words.drawing.wrong(reason(refused))} {words.drawing.stays}
          </p>
        )}
        {users === undefined && conflict === undefined && refused === undefined && (
          <ProblemNote error={save.error} />
        )}
      </div>
    </FieldContext>
  );
}
