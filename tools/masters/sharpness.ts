/** The mean of how much the values bend from pixel to pixel, along rows and columns. */
function bend(values: Uint8Array, width: number): number {
  let sum = 0;
  for (let at = width; at < values.length - width; at += 1) {
    const middle = 2 * (values[at] ?? 0);
    const along = middle - (values[at - 1] ?? 0) - (values[at + 1] ?? 0);
    const across = middle - (values[at - width] ?? 0) - (values[at + width] ?? 0);
    sum += along * along + across * across;
  }
  return Math.sqrt(sum / values.length);
}

function halved(values: Uint8Array, width: number): Uint8Array {
  const columns = Math.floor(width / 2);
  const half = new Uint8Array(columns * Math.floor(values.length / width / 2));
  for (let place = 0; place < half.length; place += 1) {
    const at = 2 * (Math.floor(place / columns) * width + (place % columns));
    const above = (values[at] ?? 0) + (values[at + 1] ?? 0);
    half[place] = (above + (values[at + width] ?? 0) + (values[at + width + 1] ?? 0)) / 4;
  }
  return half;
}

/**
 * How much of the detail is as fine as a pixel: the picture's bend beside that of the picture at half its
 * size. Renders of the studio have 0.54 to 0.87; enlarged by 1.4 they have 0.40 to 0.52, blurred less.
 */
export function sharpnessOf(bright: Uint8Array, width: number): number {
  const coarse = bend(halved(bright, width), Math.floor(width / 2));
  return coarse === 0 ? 0 : bend(bright, width) / coarse;
}
