import { readFile } from "node:fs/promises";
import type { Content, Problem } from "#content/content.ts";
import type { Rules } from "#content/exchange/judge.ts";
import type { PublishOrder, PublishOutcome, Refusal } from "#domain/office/draft.ts";
import { brokenRules } from "#publishing/check-content.ts";
import { editProducts, refusalAt, type EditedFile } from "#publishing/drafts/edit-products.ts";
import { atEntry, editedColumnAt } from "#publishing/drafts/product-cells.ts";
import { withImportLock, type WriteAll } from "#publishing/exchange/journal.ts";
import { sha256 } from "#publishing/hashes.ts";
import { placesIn } from "#publishing/places.ts";
import type { PublishOptions, ReadContent } from "#publishing/prepare.ts";
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
  const content = withUploads(reading.content, order.files);
  const editing = await editProducts(folder, content, order.changes);
  const judged = judge(content, editing.files, rules);
  const refused = [...editing.refused, ...judged.refused];
  const sound = editing.files.filter(({ path }) => refused.every((entry) => entry.path !== path));
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
  const isWhole = judged.refused.length > 0 || sound.length === editing.files.length;
  const isJudged = isWhole && rules === brokenRules;
  const judgedOptions = isJudged ? withoutSecondCheck(options, reading.files, sound) : options;
  return writeAndPublish(sound, refused, order, judgedOptions, write);
}

/** Skips the check of files that are those which the rules have judged, by their hashes. */
function withoutSecondCheck(
  options: PublishOptions,
  readFiles: ReadContent["files"],
  edited: readonly EditedFile[],
): PublishOptions {
  const hashes = new Map([...readFiles].map(([name, { hash }]) => [name, hash]));
  for (const { path, text } of edited) {
    hashes.set(path, sha256(text));
  }
  return {
    ...options,
    check: (content, files) =>
      files.size === hashes.size &&
      [...files].every(([name, { hash }]) => hashes.get(name) === hash)
        ? Promise.resolve([])
        : options.check(content, files),
  };
}

/** Adds the files that are written with the drafts. */
export function withUploads(content: Content, files: PublishOrder["files"] = []): Content {
  const uploads = files.map(({ path, hash, bytes }) => [path, { hash, bytes }] as const);
  return { ...content, media: new Map([...content.media, ...uploads]) };
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
      const column = editedColumnAt(problem.path);
      const message = atEntry(problem.path, problem.message);
      refused.push(refusalAt(file.path, file.changes, column, message));
    }
  }
  return { refused, general };
}

function formatGeneral({ file, path, message }: Problem): string {
  return `${file}: ${atPath(path, message)}`;
}

async function writeAndPublish(
  files: readonly EditedFile[],
  refused: readonly Refusal[],
  { note, files: uploads = [] }: PublishOrder,
  options: PublishOptions,
  write: WriteAll,
): Promise<PublishOutcome> {
  const edited = files.filter(({ text, original }) => text !== original);
  const restoreTexts = () =>
    write(
      edited.map(({ path, original }) => ({ to: path, bytes: () => Promise.resolve(original) })),
      () => undefined,
    );
  if (edited.length > 0) {
    const usedUploads = uploads.filter(({ path }) =>
      edited.some(({ slug }) => path.startsWith(`products/${slug}/`)),
    );
    await write(
      [
        ...usedUploads.map(({ path, source }) => ({ to: path, bytes: () => readFile(source) })),
        ...edited.map(({ path, text }) => ({ to: path, bytes: () => Promise.resolve(text) })),
      ],
      () => undefined,
    );
  }
  try {
    const outcome = await publish({ ...options, note });
    if (outcome.kind === "problems") {
      await restoreTexts();
      return { kind: "refused", refused, general: outcome.problems.map(formatProblem) };
    }
    const published = files.flatMap(({ hash, changes }) =>
      changes.map((change) => ({ ...change, hash })),
    );
    return { kind: "published", number: outcome.number, published, refused };
  } catch (error) {
    await restoreTexts();
    throw error;
  }
}
