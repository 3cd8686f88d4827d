import { createContext, use } from "react";
import type { ComponentType } from "react";
import { isLanguage, ownNames } from "#domain/language.ts";
import { parsePath } from "#domain/office/content-form.ts";
import type { FormNode, FormPath } from "#domain/office/content-form.ts";
import type { ContentFileView } from "#domain/office/content-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";

export interface NodeProps {
  readonly node: FormNode;
  readonly value: unknown;
  readonly path: FormPath;
  readonly label: string;
  readonly isOptional?: boolean;
}

interface FieldContext {
  /** The inputs of any value, for the entries of a list. */
  readonly Input: ComponentType<NodeProps>;
  readonly file: ContentFileView;
  /** Messages by the path of their value. */
  readonly problems: ReadonlyMap<string, string>;
  readonly untranslated: ReadonlySet<string>;
  readonly isFixed: boolean;
  /** Changes a value in the field; undefined removes it. */
  readonly change: (path: FormPath, value: unknown) => void;
  /** Saves the field if it changed. */
  readonly commit: () => void;
}

export const FieldContext = createContext<FieldContext | undefined>(undefined);

/** Returns the field that an input belongs to. */
export function useField(): FieldContext {
  const context = use(FieldContext);
  if (context === undefined) {
    throw new Error("the input stands in no field");
  }
  return context;
}

/** Makes words of a key such as "productTypes". */
function spell(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns functions for the label and the explanation of a key; a new key is labelled by its name. */
export function useLabels() {
  const { labels, help } = useWords("contentFields");
  const find = (texts: Readonly<Record<string, string>>, key: string) =>
    Object.hasOwn(texts, key) ? texts[key] : undefined;
  return {
    label: (key: string) => find(labels, key) ?? spell(key),
    help: (key: string) => find(help, key),
    /** Undefined for a text that is no key. */
    known: (key: string) => find(labels, key),
  };
}

/** Returns a function that names a place of a file by the labels of the form. */
export function usePlaceName(): (path: FormPath) => string {
  const { label } = useLabels();
  const { entry } = useWords("content");
  return (path) =>
    path
      .map((step) => {
        const key = String(step);
        return /^\d+$/.test(key)
          ? entry(Number(key) + 1)
          : isLanguage(key)
            ? ownNames[key]
            : label(key);
      })
      .join(" · ");
}

/** Returns a function that names a field of a file, as the form labels it. */
export function useFieldName(): (place: {
  readonly path: string;
  readonly field: string;
}) => string {
  const { wholePage } = useWords("content");
  const { label } = useLabels();
  const placeName = usePlaceName();
  return ({ path, field }) =>
    field !== ""
      ? placeName(parsePath(field))
      : path.endsWith(".svg")
        ? label("drawing")
        : wholePage;
}

/** Returns a function that words a refusal; a place inside the field is named by its labels. */
export function useRefusal(): (refusal: string) => string {
  const reason = useReason();
  const placeName = usePlaceName();
  return (refusal) => {
    const [, place = "", message = ""] = /^([\w~/-]+): (.+)$/s.exec(refusal) ?? [];
    return message === "" ? reason(refusal) : `${placeName(parsePath(place))}: ${reason(message)}`;
  };
}
