import type { Order, Product } from "#domain/catalogue/product.ts";
import { groupBy } from "#domain/group-by.ts";

/** Need of one trade for one product, with the reason. */
export interface KitItem {
  /** Its slug. */
  readonly product: string;
  /** How many units for each group of people, for each `every` working days. */
  readonly each: number;
  /** One group is so many people; the last one may be smaller. */
  readonly people: number;
  /** Service life in working days, for planning. */
  readonly every: number;
  /** Percent that is kept in reserve. */
  readonly spare: number;
  readonly reason: string;
}

/** Items that join a kit, and those that leave it in exchange. */
interface KitPart {
  readonly items: readonly KitItem[];
  /** The slugs of what the base and the answers would add, and the kit is then without. */
  readonly leaves: readonly string[];
}

interface KitChoice extends KitPart {
  readonly id: string;
  readonly name: string;
  /** Why a person has to choose here: nothing is put on the list for it. */
  readonly stop?: string | undefined;
}

export interface KitQuestion {
  readonly id: string;
  readonly question: string;
  /** True where the list is incomplete without an answer; elsewhere no answer means no. */
  readonly required: boolean;
  readonly choices: readonly KitChoice[];
}

export interface KitTrade extends KitPart {
  readonly id: string;
  readonly name: string;
  /** The ids of the questions that it is asked. */
  readonly asks: readonly string[];
}

/** Needs of crews, by trade and work. */
export interface Kits {
  /** Items that every crew needs. */
  readonly base: readonly KitItem[];
  readonly trades: readonly KitTrade[];
  readonly questions: readonly KitQuestion[];
}

/** Whom a list is made for. */
export interface Crew {
  readonly trade: string;
  readonly people: number;
  /** Working days. */
  readonly days: number;
  /** The ids of the choices made. */
  readonly choices: readonly string[];
}

/** How large a crew may be, and how many working days it may work, for a list to be made. */
export const crewBounds = { people: 5000, days: 365 } as const;

interface KitLine {
  readonly product: Product;
  /** Need of the crew, in the product's unit. */
  readonly need: number;
  /** Quantity to order: the need, raised to the minimum and to whole packs. */
  readonly quantity: number;
  readonly reasons: readonly string[];
}

/** A list for a crew, and what it is without. */
export interface KitList {
  readonly lines: readonly KitLine[];
  /** Why a person has to choose. */
  readonly stops: readonly string[];
  /** Reasons of items that are not supplied at the moment. */
  readonly unsupplied: readonly string[];
  /** Questions of the trade that are not answered: nothing stands on the list for them. */
  readonly open: readonly KitQuestion[];
}

/** The questions that a trade is asked. */
export function questionsOf(kits: Kits, trade: KitTrade): readonly KitQuestion[] {
  return trade.asks.flatMap((id) => kits.questions.find((question) => question.id === id) ?? []);
}

/** So many units of a product that can be ordered: at least the need and the minimum, in whole packs. */
export function orderFor(need: number, { minimum, pack }: Order): number {
  return Math.ceil(Math.max(need, minimum) / pack) * pack;
}

/** Units that a crew needs: worn at the same time, used up over the days, and the reserve; rounded up once. */
function needOf({ each, people, every, spare }: KitItem, crew: Crew): number {
  const worn = Math.ceil(crew.people / people) * each;
  return Math.ceil((worn * Math.max(every, crew.days) * (100 + spare)) / (every * 100));
}

/**
 * The list for a crew. What two reasons ask for is needed once: the larger need counts. Quantities plan
 * an order; they are no statement about a risk.
 */
export function kitList(
  kits: Kits,
  trade: KitTrade,
  crew: Crew,
  productOf: (slug: string) => Product | undefined,
): KitList {
  const questions = questionsOf(kits, trade);
  const chosen = questions.flatMap(({ choices }) =>
    choices.filter(({ id }) => crew.choices.includes(id)),
  );
  const excluded = new Set([trade, ...chosen].flatMap(({ leaves }) => leaves));
  const usual = [...kits.base, ...chosen.flatMap(({ items }) => items)];
  const items = [...trade.items, ...usual.filter(({ product }) => !excluded.has(product))];
  const lines: KitLine[] = [];
  const unsupplied: string[] = [];
  for (const [slug, same] of groupBy(items, ({ product }) => product)) {
    const product = productOf(slug);
    const reasons = [...new Set(same.map(({ reason }) => reason))];
    if (product?.status === "live") {
      const need = Math.max(...same.map((item) => needOf(item, crew)));
      lines.push({ product, need, quantity: orderFor(need, product.order), reasons });
    } else {
      unsupplied.push(...reasons);
    }
  }
  return {
    lines,
    stops: chosen.flatMap(({ stop }) => stop ?? []),
    unsupplied,
    open: questions.filter(
      ({ required, choices }) => required && !choices.some(({ id }) => crew.choices.includes(id)),
    ),
  };
}
