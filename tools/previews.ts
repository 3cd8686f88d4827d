import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addresses } from "#addresses";
import { wordsIn } from "#content/words/words.ts";
import { inParallel } from "#tools/in-parallel.ts";
import { pictureHashes } from "#tools/generate.ts";
import { drawPreview, textPanel } from "#tools/previews/drawing.ts";
import { previewsOf, type Preview } from "#tools/previews/preview.ts";

/** Drawn previews are kept between builds; their names say what they were drawn from. */
const kept = ".cache/previews";

/** Makes the picture that social media show for every page; what is kept is not drawn again. */
export async function makePreviews(company: string): Promise<void> {
  mkdirSync(kept, { recursive: true });
  const hashes = pictureHashes();
  const make = async (preview: Preview) => {
    const panel = textPanel(preview, company);
    const hash = createHash("sha256")
      .update(panel)
      .update(`${hashes[preview.picture]}`)
      .digest("hex")
      .slice(0, 16);
    const file = path.join(kept, `${hash}.jpg`);
    if (!existsSync(file)) {
      const master = `artwork/masters/${preview.picture}.webp`;
      writeFileSync(`${file}.part`, await drawPreview(preview, panel, master));
      renameSync(`${file}.part`, file);
    }
    const target = path.join("dist/site", addresses.preview(preview.address));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(file, target);
  };
  await inParallel(previewsOf(wordsIn("en")), make);
}
