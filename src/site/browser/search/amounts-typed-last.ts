import { patience } from "#site/browser/patience.ts";
import { answerTo, type PageTools } from "#site/browser/search/answers.ts";

const amounts = ["quantity", "sizes", "note"] as const;

/** The answer to a question that a button waits for; undefined where it fails or a hand has waited long enough. */
export async function answerInTime(
  asked: string,
  button: HTMLElement,
  page: PageTools,
): Promise<Element | null | undefined> {
  button.ariaBusy = "true";
  const answer = await new Promise<Element | null | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience);
    answerTo(asked, page).then(resolve, () => resolve(undefined));
  });
  button.ariaBusy = null;
  return answer;
}

/** Gives a button the amounts that a later answer read for its product; false where that answer has no such product. */
export function takeAmounts(button: HTMLElement, answer: Element | null): boolean {
  const slug = button.dataset["listMore"] ?? button.dataset["listToggle"] ?? "";
  const later = answer?.querySelector<HTMLElement>(`[data-list-toggle="${slug}"]`);
  if (!later) {
    return false;
  }
  for (const name of amounts) {
    const amount = later.dataset[name];
    if (amount === undefined) {
      delete button.dataset[name];
    } else {
      button.dataset[name] = amount;
    }
  }
  return true;
}
