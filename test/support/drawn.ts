import type { Locator } from "playwright-core";
import sharp from "sharp";

/** Appearance of a control on the screen. */
export interface Drawn {
  /** Most common colour, as "r g b". */
  readonly ground: string;
  /** Share of pixels with a clearly different colour. */
  readonly signs: number;
}

/** Minimum visible difference of colour, of 765. */
const clear = 150;

/** Measures a control as painted. */
export async function drawn(control: Locator): Promise<Drawn> {
  const shot = await control.screenshot({ animations: "disabled" });
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let offset = 0; offset < data.length; offset += 3) {
    const colour = `${data[offset]} ${data[offset + 1]} ${data[offset + 2]}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [ground = ""] = [...counts].toSorted(([, countA], [, countB]) => countB - countA)[0] ?? [];
  const distance = (colour: string) => {
    const base = ground.split(" ").map(Number);
    return colour
      .split(" ")
      .reduce((sum, part, channel) => sum + Math.abs(Number(part) - (base[channel] ?? 0)), 0);
  };
  let signs = 0;
  for (const [colour, count] of counts) {
    signs += distance(colour) > clear ? count : 0;
  }
  return { ground, signs: signs / (data.length / 3) };
}
