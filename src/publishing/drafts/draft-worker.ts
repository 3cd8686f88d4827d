import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { addressesIn } from "#addresses";
import { productFile, type Content } from "#content/content.ts";
import { vocabularyOf } from "#content/exchange/vocabulary.ts";
import type { ProductFile } from "#content/schema/product.ts";
import type { FieldChange } from "#domain/office/draft.ts";
import { releaseFiles } from "#domain/release.ts";
import type { CreateSite } from "#domain/site.ts";
import type { SiteData } from "#domain/site-data.ts";
import { brokenRules } from "#publishing/check-content.ts";
import type {
  CheckTask,
  DraftAnswer,
  DraftPage,
  DraftPlaces,
  DraftProblems,
  DraftTask,
  PageTask,
} from "#publishing/drafts/draft-messages.ts";
import { editProducts } from "#publishing/drafts/edit-products.ts";
import {
  atEntry,
  editableColumns,
  editedColumnAt,
  readCellEdit,
  showCell,
} from "#publishing/drafts/product-cells.ts";
import { withUploads } from "#publishing/drafts/publish-drafts.ts";
import { pictureSource } from "#publishing/pictures/picture-source.ts";
import { placesIn } from "#publishing/places.ts";
import { readContent } from "#publishing/read-content.ts";
import { currentRelease } from "#publishing/releases.ts";
import { buildCatalogues } from "#publishing/site-data.ts";
import { reasonOf } from "#publishing/system-error.ts";

/** Milliseconds for which the content is not read again. */
const freshness = 5000;

const { folder, dataFolder } = workerData as DraftPlaces;
const places = placesIn(dataFolder);
let reading: { readonly at: number; readonly content: Content | undefined } | undefined;

async function contentNow(): Promise<Content | undefined> {
  if (reading === undefined || Date.now() - reading.at > freshness) {
    const result = await readContent(folder, places.parsed);
    reading = { at: Date.now(), content: result.ok ? result.content : undefined };
  }
  return reading.content;
}

async function check({ slug, changes, files, typed }: CheckTask): Promise<DraftProblems> {
  const content = await contentNow();
  const product = content?.products.get(slug);
  if (content === undefined || product === undefined) {
    return [];
  }
  const words = vocabularyOf(content);
  const file = productFile(slug);
  const unread: { field: string; problem: string }[] = [];
  const typedChanges = typed.flatMap(({ field, text }): FieldChange[] => {
    const column = editableColumns.get(field);
    if (column === undefined) {
      return [];
    }
    const result = readCellEdit({ ...product }, column, text, words);
    if (!result.ok) {
      unread.push({ field, problem: result.problem });
      return [];
    }
    const old = showCell(product, column);
    return [{ path: file, field, baseHash: "", old, value: result.value }];
  });
  const isTyped = ({ field }: FieldChange) => typed.some((entry) => entry.field === field);
  const allChanges = [...changes.filter((change) => !isTyped(change)), ...typedChanges];
  const drafted = withUploads(content, files);
  const editing = await editProducts(folder, drafted, allChanges);
  const [edited] = editing.files;
  const products = namedProducts(content, slug, edited?.product ?? product);
  const broken = brokenRules({ ...drafted, products }).filter((problem) => problem.file === file);
  return [
    ...unread,
    ...editing.refused,
    ...broken.map((problem) => ({
      field: editedColumnAt(problem.path)?.id ?? "",
      problem: atEntry(problem.path, problem.message),
    })),
  ].map(({ field, problem }) => ({ field, problem }));
}

/** Returns a product and those that it names: the rules of a whole catalogue take seconds. */
function namedProducts(content: Content, slug: string, product: ProductFile): Content["products"] {
  const text = JSON.stringify(product);
  const mentioned = [...content.products].filter(([name]) => text.includes(name));
  return new Map([...mentioned, [slug, product] as const]);
}

async function renderPage(task: PageTask): Promise<DraftPage | undefined> {
  const { slug, language, changes, files } = task;
  const [content, release] = await Promise.all([contentNow(), currentRelease(places)]);
  if (content === undefined || release === undefined || !content.products.has(slug)) {
    return undefined;
  }
  const drafted = withUploads(content, files);
  const editing = await editProducts(folder, drafted, changes);
  const product = editing.files[0]?.product ?? content.products.get(slug);
  if (product === undefined) {
    return undefined;
  }
  // A draft has no page, so the preview shows it as if it were live.
  const status = product.status === "withdrawn" ? product.status : "live";
  const products = new Map([...content.products, [slug, { ...product, status }] as const]);
  const draftContent = { ...drafted, products };
  const text = await readFile(path.join(release.folder, releaseFiles.data), "utf8");
  const data = JSON.parse(text) as SiteData;
  const { catalogues } = buildCatalogues({
    content: draftContent,
    env: process.env,
    languages: data.catalogues.map((catalogue) => catalogue.language),
    today: new Date().toISOString().slice(0, 10),
  });
  const renderFile = path.join(release.folder, releaseFiles.render);
  const module = (await import(pathToFileURL(renderFile).href)) as { createSite: CreateSite };
  const { html } = await module
    .createSite({ ...data, catalogues })
    .render({ address: addressesIn(language).product(slug) });
  const pictures = product.pictures.flatMap(({ file }) => {
    const name = `products/${slug}/${file}`;
    const media = draftContent.media.get(name);
    return media === undefined
      ? []
      : [[pictureSource(name, media, draftContent).stem, file] as const];
  });
  return { html, pictures };
}

async function answer(task: DraftTask): Promise<DraftAnswer> {
  if (task.kind === "check") {
    return { ok: true, problems: await check(task) };
  }
  const page = await renderPage(task);
  return { ok: true, ...(page && { page }) };
}

parentPort?.on("message", (task: DraftTask) => {
  void answer(task)
    .catch((error: unknown): DraftAnswer => ({ ok: false, reason: reasonOf(error) }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    .then((result) => parentPort?.postMessage(result));
});
