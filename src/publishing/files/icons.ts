import sharp from "sharp";

const sizes: Readonly<Record<string, number>> = {
  "apple-touch-icon.png": 180,
  "icon-192.png": 192,
  "icon-512.png": 512,
  "favicon.ico": 32,
};

/** Renders the icons for browsers and phones from the company's SVG. */
export function drawIcons(
  icon: string,
): Promise<readonly { readonly file: string; readonly body: Buffer }[]> {
  const [, width = "32", height = "32"] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(icon) ?? [];
  // Renders at the resolution of the largest icon, whatever the units of the drawing are.
  const density = Math.min(100_000, Math.max(1, (72 * 512) / Math.max(+width, +height)));
  return Promise.all(
    Object.entries(sizes).map(async ([file, size]) => ({
      file,
      body: await sharp(Buffer.from(icon), { density })
        .resize(size, size, { fit: "contain", background: "#0000" })
        .png()
        .toBuffer(),
    })),
  );
}
