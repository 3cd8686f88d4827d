import { useEffect, useRef, useState } from "react";
import {
  formatMedia,
  parseDocuments,
  parsePictures,
  uploadedFile,
} from "#domain/office/product-media.ts";
import type { ListedDocument, ListedPicture, uploadKinds } from "#domain/office/product-media.ts";
import { ApiError, callApi } from "#office/app/api.ts";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";
import { useProblemText } from "#office/app/shell/problem-note.tsx";
import type { CellRow } from "#office/app/screens/catalogue/cells.ts";
import type { CellControl } from "#office/app/screens/catalogue/use-cells.ts";

type UploadKind = (typeof uploadKinds)[number];

/** Address of a photograph or document, published or not. */
export function fileAddress(slug: string, file: string): string {
  return `/api/catalogue/products/${slug}/files/${encodeURIComponent(file)}`;
}

/** A product's list of files, which saves itself as one cell. */
export interface FileList<Entry> {
  readonly entries: readonly Entry[];
  /** Saves the list that a change makes of the latest one. */
  readonly change: (step: (entries: readonly Entry[]) => readonly Entry[]) => void;
}

function useFileList<Entry extends ListedPicture | ListedDocument>(
  field: "pictures" | "documents",
  parse: (text: string) => readonly Entry[] | undefined,
  form: CellRow,
  cells: CellControl,
): FileList<Entry> {
  const entries = parse(cells.read(form, field).text) ?? [];
  const latest = useRef({ cells, entries });
  useEffect(() => {
    latest.current = { cells, entries };
  });
  return {
    entries,
    change(step) {
      // An upload takes seconds, and the list may change meanwhile.
      const { cells: control, entries: current } = latest.current;
      const changed = step(current);
      latest.current = { cells: control, entries: changed };
      control.edit([{ slug: form.slug, field, text: formatMedia(changed) }]);
    },
  };
}

export function usePictures(form: CellRow, cells: CellControl): FileList<ListedPicture> {
  return useFileList("pictures", parsePictures, form, cells);
}

export function useDocuments(form: CellRow, cells: CellControl): FileList<ListedDocument> {
  return useFileList("documents", parseDocuments, form, cells);
}

interface Uploading {
  readonly done: number;
  readonly total: number;
}

/** A file that was refused, with the reason. */
interface RefusedFile {
  readonly name: string;
  readonly problem: string;
}

/** Uploads files one after the other; each is added to the list as soon as it is stored. */
export function useUpload(slug: string, kind: UploadKind, onStored: (file: string) => void) {
  const describe = useProblemText();
  const reason = useReason();
  const [uploading, setUploading] = useState<Uploading>();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  async function send(files: readonly File[]): Promise<void> {
    const problems: RefusedFile[] = [];
    for (const [index, file] of files.entries()) {
      setUploading({ done: index, total: files.length });
      try {
        const query = new URLSearchParams({ kind, name: file.name });
        // A photograph is large, so one is sent at a time.
        // oxlint-disable-next-line no-await-in-loop
        const stored = await callApi(`/api/catalogue/products/${slug}/files?${query}`, {
          method: "POST",
          body: file,
          answer: uploadedFile,
        });
        onStored(stored.file);
      } catch (error) {
        const [field] = error instanceof ApiError ? (error.problem.fields ?? []) : [];
        const problem = field === undefined ? describe(error) : reason(field.problem);
        problems.push({ name: file.name, problem });
      }
    }
    setUploading(undefined);
    setRefused(problems);
  }
  return { uploading, refused, send };
}
