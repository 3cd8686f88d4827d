import { readFile } from "node:fs/promises";
import type { Content, Problem } from "#content/content.ts";
import type { Rules } from "#content/exchange/judge.ts";
import { slugOfFile } from "#domain/office/draft.ts";
import type { PublishOrder, PublishOutcome, Refusal } from "#domain/office/draft.ts";
import { brokenRules } from "#publishing/check-content.ts";
import {
  contentRefusal,
  editContent,
  withFile,
  type EditedContentFile,
} from "#publishing/drafts/edit-content.ts";
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
  const isProduct = ({ path }: { readonly path: string }) => slugOfFile(path) !== undefined;
  const products = await editProducts(folder, content, order.changes.filter(isProduct));
  const contentFiles = await editContent(
    folder,
    order.changes.filter((change) => !isProduct(change)),
  );
  const edited: Edited = { products: products.files, others: contentFiles.files };
  const judged = judge(content, edited, rules);
  const broken = [...products.refused, ...contentFiles.refused, ...judged.refused];
  const refused = [...broken, ...contentFiles.unfinished];
  const isSound = ({ path }: { readonly path: string }) =>
    refused.every((entry) => entry.path !== path);
  const sound: Edited = {
    products: edited.products.filter(isSound),
    others: edited.others.filter(isSound),
  };
  const soundCount = sound.products.length + sound.others.length;
  const isEmpty = order.changes.length > 0 && soundCount === 0;
  const isStopped = broken.length > 0 && !order.withoutRefused;
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
  const isWhole =
    judged.refused.length > 0 || soundCount === edited.products.length + edited.others.length;
  const isJudged = isWhole && rules === brokenRules;
  const judgedOptions = isJudged
    ? withoutSecondCheck(options, reading.files, [...sound.products, ...sound.others])
    : options;
  return writeAndPublish(sound, refused, order, judgedOptions, write);
}

/** Skips the check of files that are those which the rules have judged, by their hashes. */
function withoutSecondCheck(
  options: PublishOptions,
  readFiles: ReadContent["files"],
  edited: readonly Pick<WrittenFile, "path" | "text">[],
): PublishOptions {
  const hashes = new Map([...readFiles].map(([name, { hash }]) => [name, hash]));
  for (const { path, text } of edited) {
    if (text === undefined) {
      hashes.delete(path);
    } else {
      hashes.set(path, sha256(text));
    }
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

interface Edited {
  readonly products: readonly EditedFile[];
  readonly others: readonly EditedContentFile[];
}

interface Judgement {
  readonly refused: readonly Refusal[];
  /** Problems of files without changes. */
  readonly general: readonly string[];
}

function judge(content: Content, edited: Edited, rules: Rules): Judgement {
  const products = new Map(content.products);
  for (const { slug, product } of edited.products) {
    products.set(slug, product);
  }
  const productsByPath = new Map(edited.products.map((file) => [file.path, file]));
  const othersByPath = new Map(edited.others.map((file) => [file.path, file]));
  const refused: Refusal[] = [];
  const general: string[] = [];
  for (const problem of rules(edited.others.reduce(withFile, { ...content, products }))) {
    const product = productsByPath.get(problem.file);
    const file = othersByPath.get(problem.file);
    if (product !== undefined) {
      const column = editedColumnAt(problem.path);
      const message = atEntry(problem.path, problem.message);
      refused.push(refusalAt(product.path, product.changes, column, message));
    } else if (file === undefined) {
      general.push(formatGeneral(problem));
    } else {
      refused.push(contentRefusal(file.path, file.changes, problem.path, problem.message));
    }
  }
  return { refused, general };
}

function formatGeneral({ file, path, message }: Problem): string {
  return `${file}: ${atPath(path, message)}`;
}

interface WrittenFile {
  readonly path: string;
  /** Undefined for a file that does not exist. */
  readonly original: string | Buffer | undefined;
  readonly text: string | undefined;
}

async function writeAndPublish(
  { products, others }: Edited,
  refused: readonly Refusal[],
  { note, files: uploads = [] }: PublishOrder,
  options: PublishOptions,
  write: WriteAll,
): Promise<PublishOutcome> {
  const edited: readonly WrittenFile[] = [
    ...products.map(({ path, original, text }) => ({ path, original, text })),
    ...others.map(({ path, original, text }) => ({ path, original, text })),
  ].filter(({ original, text }) => text !== original?.toString("utf8"));
  const usedUploads = uploads.filter(({ path }) =>
    products.some(({ slug }) => path.startsWith(`products/${slug}/`)),
  );
  const writeTexts = (
    textOf: (file: WrittenFile) => string | Buffer | undefined,
    files: typeof usedUploads = [],
  ) =>
    write(
      [
        ...files.map(({ path, source }) => ({ to: path, bytes: () => readFile(source) })),
        ...edited.map((file) => {
          const bytes = textOf(file);
          return {
            to: file.path,
            bytes: bytes === undefined ? undefined : () => Promise.resolve(bytes),
          };
        }),
      ],
      () => undefined,
    );
  if (edited.length > 0) {
    await writeTexts(({ text }) => text, usedUploads);
  }
  try {
    const editedFiles = [...edited, ...usedUploads].map(({ path }) => path);
    const outcome = await publish({ ...options, note, editedFiles });
    if (outcome.kind === "problems") {
      await writeTexts(({ original }) => original);
      return { kind: "refused", refused, general: outcome.problems.map(formatProblem) };
    }
    const published = [...products, ...others].flatMap(({ hash, changes }) =>
      changes.map((change) => ({ ...change, hash })),
    );
    return { kind: "published", number: outcome.number, published, refused };
  } catch (error) {
    await writeTexts(({ original }) => original);
    throw error;
  }
}
