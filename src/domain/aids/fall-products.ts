import type { FallSystem } from "#domain/aids/fall-clearance.ts";
import type { Product } from "#domain/catalogue/product.ts";

/** Parts of a fall arrest system by the standards that their products cite. */
const standards: Readonly<Record<FallSystem, Readonly<Record<FallRole, string>>>> = {
  "lanyard-en": { device: "EN 355:", harness: "EN 361:", anchor: "EN 795:" },
  "srl-en": { device: "EN 360:", harness: "EN 361:", anchor: "EN 795:" },
  "lanyard-ansi": {
    device: "ANSI/ASSP Z359.13-",
    harness: "ANSI/ASSP Z359.11-",
    anchor: "ANSI/ASSP Z359.18-",
  },
  "srl-ansi": {
    device: "ANSI/ASSP Z359.14-",
    harness: "ANSI/ASSP Z359.11-",
    anchor: "ANSI/ASSP Z359.18-",
  },
};

export type FallRole = "device" | "harness" | "anchor";

interface WeightRange {
  readonly lowest: number;
  readonly highest: number;
}

/** Reads the ranges of user weight in kilograms from marks such as "User 59-140 kg (ANSI), 100 kg (EN)". */
function weightRanges(marks: string): readonly WeightRange[] {
  return [...marks.matchAll(/(?:(\d+)-)?(\d+) (?:kg|كجم)/g)].map(([, lowest = "0", highest]) => ({
    lowest: Number(lowest),
    highest: Number(highest),
  }));
}

/** Returns true if the weight fits the narrowest range under EN, the one with two ends under ANSI. */
function carries(product: Product, system: FallSystem, weight: number): boolean {
  const ranges = weightRanges(product.specifications.marks ?? "");
  const isAmerican = system.endsWith("ansi");
  const matching =
    isAmerican && ranges.length > 1 ? ranges.filter(({ lowest }) => lowest > 0) : ranges;
  return matching.every(({ lowest, highest }) => weight >= lowest && weight <= highest);
}

interface FallNeed {
  readonly system: FallSystem;
  /** User with clothing and tools in kilograms. */
  readonly weight: number;
  /** True for an anchor that does not sag. */
  readonly isFixed: boolean;
}

/** Returns true for a horizontal line, EN 795 type C, whose sag belongs to the clearance. */
const sags = ({ specifications }: Product) => /\bC\b/.test(specifications.marks ?? "");

/** Lists supplied products of a system for a user's weight, in the order of use. */
export function fallProducts(
  products: readonly Product[],
  { system, weight, isFixed }: FallNeed,
): readonly { readonly product: Product; readonly role: FallRole }[] {
  const roles: readonly FallRole[] = ["device", "harness", "anchor"];
  return roles.flatMap((role) =>
    products
      .filter(
        (product) =>
          product.status === "live" &&
          product.specifications.standards.some((name) =>
            name.startsWith(standards[system][role]),
          ) &&
          carries(product, system, weight) &&
          !(role === "anchor" && isFixed && sags(product)),
      )
      .map((product) => ({ product, role })),
  );
}
