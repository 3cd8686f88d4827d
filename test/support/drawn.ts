import type { Locator } from "playwright-core";
import sharp from "sharp";

/** What a control looks like on the screen. */
export interface Drawn {
  /** Its commonest colour, as "r g b". */
  readonly ground: string;
  /** The share of its points that have a colour clearly apart from that one. */
  readonly signs: number;
}

/** A difference of colour that is seen, of 765. */
const clear = 150;

/** Looks at a control as it is painted. */
export async function drawn(control: Locator): Promise<Drawn> {
  const shot = await control.screenshot({ animations: "disabled" });
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [ground = ""] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const apart = (colour: string) => {
    const base = ground.split(" ").map(Number);
    return colour
      .split(" ")
      .reduce((sum, part, at) => sum + Math.abs(Number(part) - (base[at] ?? 0)), 0);
  };
  let signs = 0;
  for (const [colour, count] of counts) {
    signs += apart(colour) > clear ? count : 0;
  }
  return { ground, signs: signs / (data.length / 3) };
}
