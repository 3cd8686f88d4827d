import { rm, rmdir } from "node:fs/promises";
import path from "node:path";
import type { Content, Problem } from "#content/content.ts";
import type { Rules } from "#content/exchange/judge.ts";
import { columnAt } from "#content/exchange/validate.ts";
import type { PublishOrder, PublishOutcome, Refusal } from "#domain/office/draft.ts";
import { brokenRules } from "#publishing/check-content.ts";
import { editProducts, refusalAt, type EditedFile } from "#publishing/drafts/edit-products.ts";
import { withImportLock, type WriteAll } from "#publishing/exchange/journal.ts";
import { placesIn } from "#publishing/places.ts";
import type { PublishOptions } from "#publishing/prepare.ts";
import { publish } from "#publishing/publish.ts";
import { readContent } from "#publishing/read-content.ts";
import { atPath, formatProblem } from "#publishing/yaml-file.ts";

/**
 * Writes changes into the content folder, checks and publishes them. After a refusal the folder is as
 * it was; after a kill the next call with the same changes completes them.
 */
export function publishDrafts(
  order: PublishOrder,
  options: PublishOptions,
  rules: Rules = brokenRules,
): Promise<PublishOutcome> {
  const onWait = () => options.onWait(undefined);
  return withImportLock(options.folder, onWait, (write) =>
    publishUnderLock(order, options, rules, write),
  );
}

async function publishUnderLock(
  order: PublishOrder,
  options: PublishOptions,
  rules: Rules,
  write: WriteAll,
): Promise<PublishOutcome> {
  const { folder } = options;
  const reading = await readContent(folder, placesIn(options.dataFolder).parsed);
  if (!reading.ok) {
    return { kind: "refused", refused: [], general: reading.problems.map(formatProblem) };
  }
  const { content } = reading;
  const editing = await editProducts(folder, content, order.changes);
  const judged = judge(content, editing.files, rules);
  const refused = [...editing.refused, ...judged.refused];
  const sound = editing.files.filter((file) =>
    refused.every(({ path: refusedPath }) => refusedPath !== file.path),
  );
  const isEmpty = order.changes.length > 0 && sound.length === 0;
  const isStopped = refused.length > 0 && !order.withoutRefused;
  if (isStopped || judged.general.length > 0 || isEmpty) {
    return { kind: "refused", refused, general: judged.general };
  }
  if (judged.refused.length > 0) {
    // The files that remain may break a rule without the refused ones.
    const rejudged = judge(content, sound, rules);
    if (rejudged.refused.length + rejudged.general.length > 0) {
      return {
        kind: "refused",
        refused: [...refused, ...rejudged.refused],
        general: rejudged.general,
      };
    }
  }
  return writeAndPublish(sound, refused, order, options, write);
}

interface Judgement {
  readonly refused: readonly Refusal[];
  /** Problems of files without changes. */
  readonly general: readonly string[];
}

function judge(content: Content, files: readonly EditedFile[], rules: Rules): Judgement {
  const products = new Map(content.products);
  for (const { slug, product } of files) {
    products.set(slug, product);
  }
  const byPath = new Map(files.map((file) => [file.path, file]));
  const refused: Refusal[] = [];
  const general: string[] = [];
  for (const problem of rules({ ...content, products })) {
    const file = byPath.get(problem.file);
    if (file === undefined) {
      general.push(formatGeneral(problem));
    } else {
      const column = columnAt(problem.path, []);
      refused.push(refusalAt(file.path, file.changes, column, problem.message));
    }
  }
  return { refused, general };
}

function formatGeneral({ file, path: place, message }: Problem): string {
  return `${file}: ${atPath(place, message)}`;
}

async function writeAndPublish(
  files: readonly EditedFile[],
  refused: readonly Refusal[],
  { note }: PublishOrder,
  options: PublishOptions,
  write: WriteAll,
): Promise<PublishOutcome> {
  const edited = files.filter(({ text, original }) => text !== original);
  const writeTexts = (texts: readonly (readonly [to: string, text: string])[]) =>
    write(
      texts.map(([to, text]) => ({ to, bytes: () => Promise.resolve(text) })),
      () => undefined,
    );
  const writeBack = async () => {
    await writeTexts(
      edited.flatMap(({ path: to, original }) => (original === undefined ? [] : [[to, original]])),
    );
    for (const { path: file, original } of edited) {
      if (original === undefined) {
        await removeFile(path.join(options.folder, file));
      }
    }
  };
  if (edited.length > 0) {
    await writeTexts(edited.map(({ path: to, text }) => [to, text]));
  }
  try {
    const outcome = await publish({ ...options, note });
    if (outcome.kind === "problems") {
      await writeBack();
      return { kind: "refused", refused, general: outcome.problems.map(formatProblem) };
    }
    const published = files.flatMap(({ hash, changes }) =>
      changes.map((change) => ({ ...change, hash })),
    );
    return { kind: "published", number: outcome.number, published, refused };
  } catch (error) {
    await writeBack();
    throw error;
  }
}

/** Removes a file, and its folder where nothing else is in it. */
async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await rmdir(path.dirname(file)).catch(() => undefined);
}
