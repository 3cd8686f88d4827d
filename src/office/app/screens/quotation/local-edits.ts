import { z } from "zod";
import { editSchema } from "#domain/quotation/edits.ts";
import { collectLocalEdits } from "#office/app/screens/quotation/draft.ts";
import type { Draft, LocalEdits } from "#office/app/screens/quotation/draft.ts";

const localEditsSchema = z.object({
  version: z.number().int(),
  edits: z.array(editSchema),
  unread: z.record(z.string(), z.string()),
});

const keyOf = (id: string) => `quotation:${id}`;

/** Reads the edits on this device that the store lacks. */
export function readLocalEdits(id: string): LocalEdits | undefined {
  const stored = localStorage.getItem(keyOf(id));
  if (stored === null) {
    return undefined;
  }
  const parsed = localEditsSchema.safeParse(parseJson(stored));
  return parsed.success ? parsed.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Stores the edits on this device until the server has them. */
export function writeLocalEdits(id: string, draft: Draft): void {
  const edits = collectLocalEdits(draft);
  try {
    if (edits === undefined) {
      localStorage.removeItem(keyOf(id));
    } else {
      localStorage.setItem(keyOf(id), JSON.stringify(edits));
    }
  } catch {
    // A full or closed storage keeps nothing; the edits stay on the screen.
  }
}
