import { kitsFile } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { unknownName } from "#content/unknown-name.ts";
import type { KitsFile } from "#content/schema/kits.ts";

type Path = readonly (string | number)[];

interface Reference {
  readonly path: Path;
  readonly what: string;
  readonly name: string;
  readonly allowed: ReadonlySet<string>;
}

type Part = Pick<KitsFile["trades"][number], "items" | "leaves">;

/** Lists every name that kits refer to, with the allowed names. */
function listReferences(kits: KitsFile, products: ReadonlySet<string>): readonly Reference[] {
  const questions = new Set(kits.questions.map(({ id }) => id));
  const usual = [
    ...kits.base,
    ...kits.questions.flatMap(({ choices }) => choices.flatMap(({ items }) => items)),
  ];
  const added = new Set(usual.map(({ product }) => product));
  const itemReferences = (path: Path, items: KitsFile["base"]) =>
    items.map(({ product }, index) => ({
      path: [...path, index, "product"],
      what: "product",
      name: product,
      allowed: products,
    }));
  const questionReferences = (path: Path, asks: readonly string[]) =>
    asks.map((name, index) => ({
      path: [...path, index],
      what: "question",
      name,
      allowed: questions,
    }));
  const partReferences = (path: Path, { items, leaves }: Part) => [
    ...itemReferences([...path, "items"], items),
    ...leaves.map((name, index) => ({
      path: [...path, "leaves", index],
      what: "product that the base or an answer adds",
      name,
      allowed: added,
    })),
  ];
  return [
    ...itemReferences(["base"], kits.base),
    ...kits.trades.flatMap((trade, tradeIndex) => [
      ...partReferences(["trades", tradeIndex], trade),
      ...questionReferences(["trades", tradeIndex, "asks"], trade.asks),
    ]),
    ...kits.questions.flatMap(({ choices }, questionIndex) =>
      choices.flatMap((choice, choiceIndex) =>
        partReferences(["questions", questionIndex, "choices", choiceIndex], choice),
      ),
    ),
  ];
}

/** Refuses duplicate ids, since addresses contain them. */
function duplicateIds(kits: KitsFile): readonly Problem[] {
  const choices = kits.questions.flatMap(({ choices: offered }, questionIndex) =>
    offered.map(({ id }, choiceIndex) => ({
      id,
      path: ["questions", questionIndex, "choices", choiceIndex, "id"],
    })),
  );
  const trades = kits.trades.map(({ id }, tradeIndex) => ({
    id,
    path: ["trades", tradeIndex, "id"],
  }));
  return [trades, choices].flatMap((entries) =>
    [...Map.groupBy(entries, ({ id }) => id).values()].flatMap((duplicates) =>
      duplicates.slice(1).map(({ id, path }) => ({
        file: kitsFile,
        path,
        message: `"${id}" stands twice`,
      })),
    ),
  );
}

/** Refuses choices that add products although a person must make the list. */
function stopsWithItems(kits: KitsFile): readonly Problem[] {
  return kits.questions.flatMap(({ choices }, questionIndex) =>
    choices.flatMap(({ stop, items }, choiceIndex) =>
      stop !== undefined && items.length > 0
        ? [
            {
              file: kitsFile,
              path: ["questions", questionIndex, "choices", choiceIndex, "items"],
              message: "puts products on a list that a person has to make",
            },
          ]
        : [],
    ),
  );
}

/** Refuses kits with unknown products or questions, duplicate ids, or items after a stop. */
export function kitProblems({ kits, products }: Content): readonly Problem[] {
  if (!kits) {
    return [];
  }
  return [
    ...listReferences(kits, new Set(products.keys())).flatMap(({ path, what, name, allowed }) => {
      const message = unknownName(what, name, allowed);
      return message === undefined ? [] : [{ file: kitsFile, path, message }];
    }),
    ...duplicateIds(kits),
    ...stopsWithItems(kits),
  ];
}
