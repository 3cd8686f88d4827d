import { productFile, type Content, type Problem } from "#content/content.ts";
import { isProductPicture } from "#content/rules/picture-rules.ts";
import { inEnglish, repeats, warner } from "#test/content/house-style/measure.ts";

/** What in the pictures and their words differs from how this catalogue's are made. */
export function pictureStyle({ products, media }: Content): readonly Problem[] {
  const warnings: Problem[] = [];
  const repeated = repeats();
  const named = new Set<string>();
  for (const [slug, { pictures }] of products) {
    const warn = warner(productFile(slug), warnings);
    for (const [index, { file, alt }] of pictures.entries()) {
      const path = `products/${slug}/${file}`;
      const text = inEnglish(alt);
      const hash = media.get(path)?.hash;
      named.add(path);
      warn(["pictures", index, "alt"], text.endsWith(".") ? "ends with a full stop" : undefined);
      warn(["pictures", index, "alt"], repeated("alt", text, path));
      warn(["pictures", index, "file"], hash && repeated("file", hash, path));
    }
  }
  for (const path of media.keys()) {
    const [, slug = ""] = path.split("/");
    if (isProductPicture(path) && products.has(slug) && !named.has(path)) {
      const message = `${path} is shown nowhere: name it here, or remove it`;
      warnings.push({ file: productFile(slug), path: ["pictures"], message });
    }
  }
  return warnings;
}
