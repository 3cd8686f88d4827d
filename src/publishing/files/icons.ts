import sharp from "sharp";

const sizes: Readonly<Record<string, number>> = {
  "apple-touch-icon.png": 180,
  "icon-192.png": 192,
  "icon-512.png": 512,
  "favicon.ico": 32,
};

/** Launchers cut this icon to a circle, a square or a drop. */
export const maskableIcon = "icon-maskable-512.png";

/** Side in pixels, and the part of it that no launcher cuts (W3C Web App Manifest, safe zone of 80 %). */
const maskable = { size: 512, drawing: 320, ground: "#faf9f6" };

async function drawMaskable(icon: string, density: number): Promise<Buffer> {
  const { size, drawing, ground } = maskable;
  const input = await sharp(Buffer.from(icon), { density })
    .resize(drawing, drawing, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

/** Renders the icons for browsers and phones from the company's SVG. */
export async function drawIcons(
  icon: string,
): Promise<readonly { readonly file: string; readonly body: Buffer }[]> {
  const [, width = "32", height = "32"] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(icon) ?? [];
  // Renders at the resolution of the largest icon, whatever the units of the drawing are.
  const density = Math.min(100_000, Math.max(1, (72 * 512) / Math.max(+width, +height)));
  const usual = await Promise.all(
    Object.entries(sizes).map(async ([file, size]) => ({
      file,
      body: await sharp(Buffer.from(icon), { density })
        .resize(size, size, { fit: "contain", background: "#0000" })
        .png()
        .toBuffer(),
    })),
  );
  return [...usual, { file: maskableIcon, body: await drawMaskable(icon, density) }];
}
