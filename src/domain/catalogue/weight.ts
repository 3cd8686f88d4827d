const weight = /^(about |approx\. |from )?\d[\d.,]*\s*(–|-|to)?\s*[\d.,]*\s*(g|kg)\b/i;

/** Whether the text of a weight field states a weight; otherwise it holds other size information. */
export function statesWeight(text: string): boolean {
  return weight.test(text.trim());
}
