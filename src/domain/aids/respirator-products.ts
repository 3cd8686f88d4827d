import type { Contaminant, RespiratorAnswer } from "#domain/aids/respirator.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { MarkSign, Saying } from "#domain/marks/mark.ts";

export type RespiratorRole = "mask" | "half" | "full" | "filter" | "hood" | "apparatus";

export interface RespiratorProduct {
  readonly product: Product;
  readonly role: RespiratorRole;
}

const signsOf = ({ specifications }: Product): readonly MarkSign[] =>
  specifications.explained.flatMap(({ signs }) => signs);

const cites = ({ specifications }: Product, ...standards: readonly string[]) =>
  standards.some((standard) => specifications.standards.some((name) => name.startsWith(standard)));

const aboutOf: Readonly<Record<string, Saying>> = {
  A: "gas-organic",
  AX: "gas-low-boiling",
  B: "gas-inorganic",
  E: "gas-acid",
  K: "gas-ammonia",
  Hg: "gas-mercury",
  NO: "gas-nitrous",
};

function isFilterFor(product: Product, answer: RespiratorAnswer): boolean {
  const signs = signsOf(product);
  const levelOf = (about: Saying | undefined) =>
    signs.flatMap((sign) => (sign.about === about ? [sign.level?.is ?? 0] : []))[0];
  const particles = levelOf("particles");
  if (answer.filter === undefined) {
    const masks = answer.devices.map(({ device }) => device);
    const usable = [2, 3].filter(
      (level) =>
        masks.includes(`half-p${level}` as "half-p3") ||
        masks.includes(`full-p${level}` as "full-p3"),
    );
    return cites(product, "EN 143:") && particles !== undefined && usable.includes(particles);
  }
  const [, letter = "", level = "0"] = /^(AX|Hg|NO|[ABEK])(\d)?/.exec(answer.filter) ?? [];
  const ownLevel = levelOf(aboutOf[letter]);
  return (
    cites(product, "EN 14387:") &&
    !cites(product, "EN 140:") &&
    ownLevel !== undefined &&
    ownLevel >= Number(level) &&
    (!answer.isCombined || particles !== undefined)
  );
}

function roleIn(product: Product, answer: RespiratorAnswer, contaminant: Contaminant) {
  const hasDevice = (start: string) =>
    answer.devices.some(({ device }) => device.startsWith(start));
  const [ffp] = signsOf(product).filter(({ about }) => about === "particle-mask");
  if (
    ffp !== undefined &&
    (product.specifications.standards.length === 1 || contaminant === "asbestos")
  ) {
    return hasDevice(ffp.sign.toLowerCase()) ? "mask" : undefined;
  }
  if (isFilterFor(product, answer)) {
    return "filter";
  }
  if (cites(product, "EN 140:") && !cites(product, "EN 14387:")) {
    return hasDevice("half") ? "half" : undefined;
  }
  if (cites(product, "EN 136:") && !cites(product, "EN 137:")) {
    return hasDevice("full") ? "full" : undefined;
  }
  return cites(product, "EN 12941:") && hasDevice("hood") ? "hood" : undefined;
}

/** Lists supplied devices and filters that carry at least the class of the answer. */
export function respiratorProducts(
  products: readonly Product[],
  answer: RespiratorAnswer,
  contaminant: Contaminant,
): readonly RespiratorProduct[] {
  return products.flatMap((product) => {
    const role = product.status === "live" ? roleIn(product, answer, contaminant) : undefined;
    return role === undefined ? [] : [{ product, role }];
  });
}

/** Lists supplied breathing apparatus, for the competent person who decides. */
export function breathingApparatus(products: readonly Product[]): readonly RespiratorProduct[] {
  return products
    .filter((product) => product.status === "live" && cites(product, "EN 137:", "EN 14594:"))
    .map((product) => ({ product, role: "apparatus" }));
}
