import type { Product } from "#domain/catalogue/product.ts";
import type { Need } from "#reading/search/need.ts";
import { groupBy } from "#domain/group-by.ts";
import { stemOf, wordsOf } from "#reading/text.ts";
import type { TradeWords } from "#domain/catalogue/trade-words.ts";

/** A use that a line of a product's "not for" names. */
interface Denial {
  readonly place: number;
  /** The line's place among the product's own. */
  readonly line: number;
  readonly stems: readonly string[];
}

interface Use {
  /** The stems of each of its names. */
  readonly names: readonly (readonly string[])[];
  readonly denied: readonly Denial[];
  readonly fitting: readonly number[];
}

/** Uses that products deny, by the first stem and by the uses that buyers ask for. */
export interface Denials {
  readonly said: ReadonlyMap<string, readonly Denial[]>;
  readonly uses: readonly Use[];
}

/** A line under a condition denies nothing outright. */
const conditional = /\bunless\b|(?:^|\s)(?:إلا|ما لم)(?=\s)/;

/** In Arabic an "or" may part two objects of one act: it is kept. */
const separators = /[,،;؛]|\s(?:or|and)\s/u;

const stemsOf = (text: string) => wordsOf(text).map(stemOf);

/** The uses that a line denies before its colon, each by its stems: "flour, grain or wood dust" denies three. */
function partsOf(line: string): readonly (readonly string[])[] {
  const [head = ""] = conditional.test(line) ? [] : line.split(":");
  return head
    .split(separators)
    .map(stemsOf)
    .filter(({ length }) => length > 0);
}

/** Reads what the products of all languages deny, and which of it a use of the trade means. */
export function denialsOf(
  tellings: readonly (readonly Pick<Product, "slug" | "notFor">[])[],
  tradeWords: TradeWords,
  places: ReadonlyMap<string, number>,
): Denials {
  const statements = tellings.flatMap((products) =>
    products.flatMap(({ slug, notFor }) => {
      const place = places.get(slug);
      return place === undefined
        ? []
        : notFor.flatMap((text, line) => partsOf(text).map((stems) => ({ place, line, stems })));
    }),
  );
  const byText = groupBy(statements, ({ stems }) => stems.join(" "));
  return {
    said: groupBy(statements, ({ stems }) => stems[0] ?? ""),
    uses: Object.values(tradeWords.uses).map(({ names, denials, products }) => ({
      names: names.map(stemsOf),
      denied: denials.flatMap((text) => byText.get(stemsOf(text).join(" ")) ?? []),
      fitting: products.flatMap((slug) => places.get(slug) ?? []),
    })),
  };
}

/** Effect of the asked use on the products. */
interface DeniedUse {
  /** By the place of a product that denies the use: the line that says so. */
  readonly lines: ReadonlyMap<number, number>;
  /** The same with denials of one word, which warn and do not rank: a mask not for "gas" may take a gas filter. */
  readonly warnings: ReadonlyMap<number, number>;
  /** The places of the products that fit it. */
  readonly fitting: readonly number[];
}

/** The products that deny what a query asks for, and those that fit it. */
export function deniedUse(
  { said, uses }: Denials,
  { stems, telling, wishes }: Pick<Need, "stems" | "telling" | "wishes">,
): DeniedUse {
  const lacked = new Set(wishes.flatMap((wish) => (wish.is === "lack" ? [wish.term] : [])));
  const askedStems = new Set([...stems, ...telling].filter((stem) => !lacked.has(stem)));
  const isAsked = (words: readonly string[]) => words.every((stem) => askedStems.has(stem));
  const meant = uses.filter(({ names }) => names.some(isAsked));
  const literal = [...askedStems].flatMap((stem) => said.get(stem) ?? []);
  const spoken = literal.filter((denial) => isAsked(denial.stems));
  const denied = [
    ...meant.flatMap((use) => use.denied),
    ...spoken.filter((denial) => denial.stems.length > 1),
  ];
  return {
    lines: lineByPlace(denied),
    warnings: lineByPlace([...denied, ...spoken]),
    fitting: meant.flatMap(({ fitting }) => fitting),
  };
}

function lineByPlace(denials: readonly Denial[]): ReadonlyMap<number, number> {
  const lines = new Map<number, number>();
  for (const { place, line } of denials) {
    lines.set(place, lines.get(place) ?? line);
  }
  return lines;
}
