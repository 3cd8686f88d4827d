import { kitsFile } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { unknownName } from "#content/rules/unknown.ts";
import type { KitsFile } from "#content/schema/kits.ts";

type Path = readonly (string | number)[];

interface Named {
  readonly path: Path;
  readonly what: string;
  readonly name: string;
  readonly known: ReadonlySet<string>;
}

type Part = Pick<KitsFile["trades"][number], "items" | "leaves">;

/** Everything that kits name, with what they may name there. */
function namedIn(kits: KitsFile, products: ReadonlySet<string>): readonly Named[] {
  const questions = new Set(kits.questions.map(({ id }) => id));
  const usual = [
    ...kits.base,
    ...kits.questions.flatMap(({ choices }) => choices.flatMap(({ items }) => items)),
  ];
  const added = new Set(usual.map(({ product }) => product));
  const itemsAt = (path: Path, items: KitsFile["base"]) =>
    items.map(({ product }, at) => ({
      ...{ path: [...path, at, "product"], what: "product" },
      ...{ name: product, known: products },
    }));
  const asksAt = (path: Path, asks: readonly string[]) =>
    asks.map((name, at) => ({ path: [...path, at], what: "question", name, known: questions }));
  const partAt = (path: Path, { items, leaves }: Part) => [
    ...itemsAt([...path, "items"], items),
    ...leaves.map((name, at) => ({
      ...{ path: [...path, "leaves", at], what: "product that the base or an answer adds" },
      ...{ name, known: added },
    })),
  ];
  return [
    ...itemsAt(["base"], kits.base),
    ...kits.trades.flatMap((trade, at) => [
      ...partAt(["trades", at], trade),
      ...asksAt(["trades", at, "asks"], trade.asks),
    ]),
    ...kits.questions.flatMap(({ choices }, at) =>
      choices.flatMap((choice, inside) => partAt(["questions", at, "choices", inside], choice)),
    ),
  ];
}

/** Ids that stand twice: an address would not tell them apart. */
function doubledIds(kits: KitsFile): readonly Problem[] {
  const choices = kits.questions.flatMap(({ choices: offered }, at) =>
    offered.map(({ id }, inside) => ({ id, path: ["questions", at, "choices", inside, "id"] })),
  );
  const trades = kits.trades.map(({ id }, at) => ({ id, path: ["trades", at, "id"] }));
  return [trades, choices].flatMap((named) =>
    [...Map.groupBy(named, ({ id }) => id).values()].flatMap((same) =>
      same.slice(1).map(({ id, path }) => ({
        ...{ file: kitsFile, path, message: `"${id}" stands twice` },
      })),
    ),
  );
}

/** A choice that a person has to make, and that puts products on the list all the same. */
function stopsWithItems(kits: KitsFile): readonly Problem[] {
  return kits.questions.flatMap(({ choices }, at) =>
    choices.flatMap(({ stop, items }, inside) =>
      stop !== undefined && items.length > 0
        ? [
            {
              file: kitsFile,
              path: ["questions", at, "choices", inside, "items"],
              message: "puts products on a list that a person has to make",
            },
          ]
        : [],
    ),
  );
}

/** What no list for a crew may hold: products that there are not, questions that nobody asks. */
export function kitProblems({ kits, products }: Content): readonly Problem[] {
  if (!kits) {
    return [];
  }
  return [
    ...namedIn(kits, new Set(products.keys())).flatMap(({ path, what, name, known }) => {
      const message = unknownName(what, name, known);
      return message === undefined ? [] : [{ file: kitsFile, path, message }];
    }),
    ...doubledIds(kits),
    ...stopsWithItems(kits),
  ];
}
