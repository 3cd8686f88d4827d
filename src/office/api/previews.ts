import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { productFile } from "#content/content.ts";
import { fileName } from "#content/text.ts";
import { languageQuery, productAddress } from "#domain/office/catalogue-messages.ts";
import { draftCheck, draftProblems, previewLink } from "#domain/office/product-messages.ts";
import { placesIn } from "#publishing/places.ts";
import { currentFolder } from "#server/releases/find-releases.ts";
import { mediaType } from "#server/http/media-types.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuse } from "#office/api/problems.ts";

const config = { right: "edit" } as const;
const open = { right: "public" } as const;

const byToken = z.object({ token: z.string().max(64) });
const pictureOfLink = byToken.extend({ file: fileName });
const fileOfSite = byToken.extend({
  kind: z.enum(["assets", "pictures", "pictograms"]),
  file: z.string().regex(/^\w[\w.-]*$/),
});

/** A sandboxed page has an origin of its own, so its files are those of another site. */
const fileHeaders = {
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
};

/** Adds the check of a product while it is typed, and the preview of its page. */
export function addPreviewRoutes(api: OfficeApi, { editing, settings, log }: OfficeParts): void {
  const { drafts, uploads, thread, previewLinks, readProducts, readFile: readContent } = editing;
  const { officeUrl, siteUrl } = settings;
  const places = placesIn(editing.dataFolder);

  /** Reads a file that pages of the current release name; undefined where there is none. */
  async function readSiteFile(kind: SiteFolder, file: string): Promise<Buffer | undefined> {
    const isShared = kind === "assets" || kind === "pictures";
    const release = isShared ? undefined : await currentFolder(editing.dataFolder);
    const folder = isShared ? places[kind] : path.join(release ?? "", "site", kind);
    return readFile(path.join(folder, file)).catch(() => undefined);
  }

  /** Reads the outlines that a page draws to scale, by slug. */
  async function readOutlines(html: string): Promise<ReadonlyMap<string, string>> {
    const slugs = [...new Set([...html.matchAll(outlineAddress)].map(([, slug = ""]) => slug))];
    const files = await Promise.all(slugs.map((slug) => readSiteFile("outlines", `${slug}.svg`)));
    return new Map(slugs.map((slug, index) => [slug, files[index]?.toString() ?? ""]));
  }

  /** Runs work with the drafts of a product, and their files on the disk. */
  async function withDrafts<Result>(
    slug: string,
    work: (parts: {
      readonly slug: string;
      readonly changes: Awaited<ReturnType<typeof drafts.list>>;
      readonly files: Awaited<ReturnType<typeof uploads.stage>>["files"];
    }) => Promise<Result>,
  ): Promise<Result> {
    const stored = await drafts.list();
    const changes = stored.filter((draft) => draft.path === productFile(slug));
    const staged = await uploads.stage(changes);
    return work({ slug, changes, files: staged.files }).finally(staged.remove);
  }

  api.post(
    "/catalogue/products/:slug/check",
    {
      config,
      schema: { params: productAddress, body: draftCheck, response: { 200: draftProblems } },
    },
    async ({ params: { slug }, body: { typed } }) => {
      const problems = await withDrafts(slug, (parts) => thread.check({ ...parts, typed }));
      return { problems: [...problems] };
    },
  );

  api.post(
    "/catalogue/products/:slug/preview",
    { config, schema: { params: productAddress, response: { 200: previewLink } } },
    async (request, reply) => {
      const { slug } = request.params;
      const { products } = await readProducts();
      if (!products.has(slug)) {
        return refuse(reply, 404, "not-found");
      }
      const { token, expiresAt } = await previewLinks.create(slug, request.person.id);
      return { address: `${officeUrl}/api/previews/${token}`, expiresAt };
    },
  );

  api.get(
    "/previews/:token",
    { config: open, schema: { params: byToken, querystring: languageQuery } },
    async ({ params: { token }, query: { language } }, reply) => {
      const slug = await previewLinks.find(token);
      if (slug === undefined) {
        return refuse(reply, 404, "not-found");
      }
      const page = await withDrafts(slug, (parts) => thread.render({ ...parts, language }));
      if (page === undefined) {
        log.info("preview without a page", { slug });
        return refuse(reply, 404, "not-found");
      }
      const base = `/api/previews/${token}`;
      return reply
        .headers({
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": [
            "sandbox allow-popups allow-popups-to-escape-sandbox",
            "default-src 'none'",
            `style-src ${officeUrl} 'unsafe-inline'`,
            `img-src ${officeUrl} data:`,
            `font-src ${officeUrl}`,
            `base-uri ${officeUrl} ${siteUrl}`,
            "frame-ancestors 'self'",
          ].join("; "),
          "x-frame-options": "SAMEORIGIN",
        })
        .send(
          placeIn(page.html, {
            base,
            siteUrl,
            pictures: page.pictures,
            outlines: await readOutlines(page.html),
          }),
        );
    },
  );

  api.get(
    "/previews/:token/files/:file",
    { config: open, schema: { params: pictureOfLink } },
    async ({ params: { token, file } }, reply) => {
      const slug = await previewLinks.find(token);
      const name = `products/${slug}/${file}`;
      const content =
        slug === undefined || !mediaType(file).startsWith("image/")
          ? undefined
          : ((await uploads.find(name))?.content ?? (await readContent(name)));
      return content === undefined
        ? refuse(reply, 404, "not-found")
        : reply.headers({ ...fileHeaders, "content-type": mediaType(file) }).send(content);
    },
  );

  api.get(
    "/previews/:token/site/:kind/:file",
    { config: open, schema: { params: fileOfSite } },
    async ({ params: { token, kind, file } }, reply) => {
      const slug = await previewLinks.find(token);
      const content = slug === undefined ? undefined : await readSiteFile(kind, file);
      if (content === undefined) {
        return refuse(reply, 404, "not-found");
      }
      const isStyle = file.endsWith(".css");
      return reply
        .headers({ ...fileHeaders, "content-type": mediaType(file) })
        .send(isStyle ? content.toString().replaceAll("url(/assets/", "url(") : content);
    },
  );
}

interface Placing {
  /** Address of the preview, below which its files are. */
  readonly base: string;
  readonly siteUrl: string;
  readonly pictures: readonly (readonly [stem: string, file: string])[];
  /** Drawings by slug: a sandboxed page cannot refer to one in another file. */
  readonly outlines: ReadonlyMap<string, string>;
}

type SiteFolder = z.infer<typeof fileOfSite>["kind"] | "outlines";

const outlineAddress = /\/outlines\/([\w-]+)\.svg#outline/g;

/** Links that a frame ignores, and the code of the address, which only the site draws. */
const unusedParts = [
  /<link\b[^>]*\brel="(?:preload|expect|icon|apple-touch-icon|manifest)"[^>]*>/g,
  /<img\b[^>]*\bsrc="\/page-code\.svg[^>]*>/g,
  /<script\b[^>]*>[\s\S]*?<\/script>/g,
];

/** Lets a page take its files from the office, drops its scripts, and opens its links on the site. */
function placeIn(html: string, { base, siteUrl, pictures, outlines }: Placing): string {
  const withPictures = pictures.reduce(
    (text, [stem, file]) =>
      text.replaceAll(
        new RegExp(`/pictures/${stem.replaceAll(".", "\\.")}[\\w-]*\\.(?:avif|webp)`, "g"),
        `${base}/files/${encodeURIComponent(file)}`,
      ),
    html,
  );
  const drawings = [...outlines].map(([slug, svg]) =>
    svg
      .replace("<svg ", '<svg width="0" height="0" style="position:absolute" ')
      .replace('id="outline"', `id="outline-${slug}"`),
  );
  return unusedParts
    .reduce((text, part) => text.replaceAll(part, ""), withPictures)
    .replaceAll(outlineAddress, "#outline-$1")
    .replace("</body>", () => `${drawings.join("")}</body>`)
    .replaceAll(/(["' (])\/(assets|pictures|pictograms)\//g, `$1${base}/site/$2/`)
    .replaceAll(/(<a\b[^>]*?\bhref=")\/(?!\/)/g, `$1${siteUrl}/`)
    .replace("<head>", '<head><base target="_blank"><meta name="robots" content="noindex">');
}
