import sharp from "sharp";

const sizes: Readonly<Record<string, number>> = {
  "apple-touch-icon.png": 180,
  "icon-192.png": 192,
  "icon-512.png": 512,
  "favicon.ico": 32,
};

/** The icons of browsers and telephones, drawn from the company's SVG. */
export function drawIcons(
  icon: string,
): Promise<readonly { readonly file: string; readonly body: Buffer }[]> {
  return Promise.all(
    Object.entries(sizes).map(async ([file, size]) => ({
      file,
      body: await sharp(Buffer.from(icon), { density: 600 }).resize(size, size).png().toBuffer(),
    })),
  );
}
