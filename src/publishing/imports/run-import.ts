import { fork } from "node:child_process";
import type { FieldChange } from "#domain/office/draft.ts";
import type { ImportLayout, ImportPreview, PreviewOrder } from "#domain/office/import-messages.ts";
import type { proposeLayout } from "#publishing/imports/headings.ts";

/** Work on a sheet: reading its headings, or listing its effects. */
export type ImportTask = {
  readonly name: string;
  readonly bytes: Uint8Array;
} & (
  | { readonly kind: "read"; readonly remembered: ReadonlyMap<string, ImportLayout> }
  | {
      readonly kind: "preview";
      readonly order: PreviewOrder;
      readonly drafts: readonly FieldChange[];
    }
);

/** Result of a task; a problem is a key of the words of the screen. */
export type ImportResult =
  | { readonly kind: "read"; readonly sheet: NonNullable<ReturnType<typeof proposeLayout>> }
  | { readonly kind: "preview"; readonly preview: ImportPreview }
  | { readonly kind: "refused"; readonly problem: string };

export type RunImport = (task: ImportTask) => Promise<ImportResult>;

const processFile = new URL("import-process.ts", import.meta.url);
/** Milliseconds after which a task is given up. */
const timeLimit = 120_000;

/** Works on sheets in a process of its own, which a large or hostile file cannot outlive. */
export function createImportRunner(env: NodeJS.ProcessEnv = process.env): RunImport {
  return (task) => {
    const child = fork(processFile, { env, serialization: "advanced" });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        resolve({ kind: "refused", problem: "too-slow" });
        child.kill("SIGKILL");
      }, timeLimit);
      child.once("message", (result: ImportResult) => {
        resolve(result);
        child.kill();
      });
      child.once("error", reject);
      child.once("exit", () => {
        clearTimeout(timer);
        reject(new Error("the process that reads sheets ended"));
      });
      child.send(task);
    });
  };
}
