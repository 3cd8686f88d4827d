/** What the cards that are in the page already can be told apart by. */
export interface Wanted {
  /** The id of a category; without one, all categories. */
  readonly category?: string | undefined;
  /** The address of the tab that stands for it. */
  readonly chosen?: string | null;
}

/**
 * Shows at once those cards of a listing that are what was asked for, until its own HTML comes.
 * Where none is, the cards stay.
 */
export function filterCards(listing: Element, { category }: Wanted): void {
  const cards = [...listing.querySelectorAll<HTMLElement>(".card-grid > li")];
  const fitting = new Set(
    cards.filter(({ dataset }) => category === undefined || dataset["category"] === category),
  );
  if (fitting.size > 0) {
    for (const card of cards) {
      card.hidden = !fitting.has(card);
    }
  }
}

/** Shows every card again. */
export function showAllCards(parts: readonly Element[]): void {
  for (const card of parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>("li[hidden]"),
  ])) {
    card.hidden = false;
  }
}
