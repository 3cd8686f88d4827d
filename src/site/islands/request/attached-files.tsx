import { useCallback, useEffect, useRef, useState } from "react";
import { service } from "#addresses";
import {
  attachmentKinds,
  attachmentLimits,
  attachmentsField,
  fileProblems,
  filesField,
  formatFileSize,
  isFileToken,
  tokensIn,
  type FileProblem,
  type RefusedFile,
  type UploadedFile,
} from "#domain/enquiry/attachment.ts";
import type { Language } from "#domain/language.ts";
import { readFromTab, saveInTab } from "#site/islands/request/rows-draft.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import type { RequestWords } from "#words/en.ts";

/** Milliseconds until an upload fails; the service ends it after a minute. */
const timeout = 75_000;

type UploadOutcome =
  | { readonly ok: true; readonly file: UploadedFile }
  | { readonly ok: false; readonly problem: FileProblem | "failed" };

async function upload(file: File, language: Language): Promise<UploadOutcome> {
  const body = new FormData();
  body.append(filesField, file);
  try {
    const answer = await fetch(service.uploadFiles, {
      method: "POST",
      headers: { "Content-Language": language },
      body,
      signal: AbortSignal.timeout(timeout),
    });
    const content = await answer.json();
    if (answer.ok) {
      return { ok: true, file: content.attachments[0] };
    }
    const stated: unknown = content.errors?.[0]?.problem;
    return { ok: false, problem: fileProblems.find((problem) => problem === stated) ?? "failed" };
  } catch (error) {
    console.error(error);
    return { ok: false, problem: "failed" };
  }
}

/** Reads the files that this tab has uploaded and not sent. */
function readStoredFiles(): readonly UploadedFile[] {
  try {
    const stored: unknown = JSON.parse(readFromTab("files"));
    return Array.isArray(stored) ? stored.filter(({ token }) => isFileToken(token)) : [];
  } catch {
    return [];
  }
}

/** Holds the files of a request: those that were uploaded, and those under way. */
export function useAttachedFiles(
  language: Language,
  initialFiles: readonly UploadedFile[],
  initialRefused: readonly RefusedFile[],
) {
  const [files, setFiles] = useState(initialFiles);
  const [refused, setRefused] =
    useState<readonly { name: string; problem: FileProblem | "failed" }[]>(initialRefused);
  const [pending, setPending] = useState<readonly string[]>([]);
  const current = useRef(initialFiles);

  const change = useCallback((newFiles: readonly UploadedFile[]) => {
    current.current = newFiles;
    setFiles(newFiles);
    saveInTab("files", newFiles.length === 0 ? "" : JSON.stringify(newFiles));
  }, []);

  useEffect(
    () => change(initialFiles.length > 0 ? initialFiles : readStoredFiles()),
    [change, initialFiles],
  );

  const add = useCallback(
    async (chosen: readonly File[]) => {
      setRefused([]);
      setPending((names) => [...names, ...chosen.map(({ name }) => name)]);
      for (const file of chosen) {
        const problem = problemOf(file, current.current);
        const outcome: UploadOutcome =
          problem === undefined ? await upload(file, language) : { ok: false, problem };
        if (outcome.ok) {
          change([...current.current, outcome.file]);
        } else {
          const failed = { name: file.name, problem: outcome.problem };
          setRefused((names) => [...names, failed]);
        }
        setPending((names) => names.filter((_name, index) => index !== names.indexOf(file.name)));
      }
    },
    [change, language],
  );

  return { files, refused, pending, add, change };
}

/** Finds why a file cannot join the attached ones, before it is uploaded. */
function problemOf(file: File, attachedFiles: readonly UploadedFile[]): FileProblem | undefined {
  if (attachedFiles.length >= attachmentLimits.files) {
    return "too-many";
  }
  if (file.size === 0) {
    return "empty";
  }
  const bytes = attachedFiles.reduce((sum, attachedFile) => sum + attachedFile.bytes, file.size);
  return bytes > attachmentLimits.bytes ? "too-large" : undefined;
}

/** Reads the tokens of the files in a form. */
export function readFileTokens(form: HTMLFormElement): readonly string[] {
  const value = new FormData(form).get(attachmentsField);
  return typeof value === "string" ? tokensIn(value) : [];
}

const filesId = "request-files";

interface AttachedFilesProps {
  readonly words: RequestWords["files"];
  readonly attached: ReturnType<typeof useAttachedFiles>;
  /** True after hydration: scripts upload files at once instead of with the form. */
  readonly isHydrated: boolean;
}

/** Renders the field for files, the files that were received, and why others were not. */
export function AttachedFiles({ words, attached, isHydrated }: AttachedFilesProps) {
  const { files, refused, pending, add, change } = attached;
  const input = useRef<HTMLInputElement>(null);

  const take = useCallback(() => {
    const { current } = input;
    const chosen = [...(current?.files ?? [])];
    if (current && chosen.length > 0) {
      current.value = "";
      void add(chosen);
    }
  }, [add]);
  // Takes what was chosen before hydration.
  useEffect(take, [take]);

  return (
    <div className="request-files">
      <Field id={filesId} label={words.label}>
        <p id={`${filesId}-hint`}>{words.hint}</p>
        <input
          ref={input}
          id={filesId}
          className="control"
          type="file"
          name={filesField}
          accept={attachmentKinds}
          multiple
          aria-describedby={`${filesId}-hint ${filesId}-problems`}
          onChange={isHydrated ? take : undefined}
        />
      </Field>
      {files.length > 0 && (
        <ul aria-label={words.attached}>
          {files.map(({ token, name, bytes }) => (
            <li key={token}>
              {isHydrated ? (
                <>
                  <bdi>{name}</bdi> <span>{formatFileSize(bytes)}</span>
                  <Button
                    variant="ghost"
                    size="sm"
                    type="button"
                    aria-label={words.removeOf(name)}
                    onClick={() => {
                      change(files.filter((file) => file.token !== token));
                      input.current?.focus();
                    }}
                  >
                    {words.remove}
                  </Button>
                </>
              ) : (
                <label>
                  <input type="checkbox" name={attachmentsField} value={token} defaultChecked />{" "}
                  <bdi>{name}</bdi> <span>{formatFileSize(bytes)}</span>
                </label>
              )}
            </li>
          ))}
        </ul>
      )}
      {isHydrated && (
        <input
          type="hidden"
          name={attachmentsField}
          value={files.map(({ token }) => token).join(",")}
        />
      )}
      <p role="status">{pending.map((name) => words.uploading(name)).join(" ")}</p>
      <div id={`${filesId}-problems`} role="alert">
        {refused.map(({ name, problem }, index) => (
          <p key={index} className="field-problem">
            {words.problems[problem](name)}
          </p>
        ))}
      </div>
    </div>
  );
}
