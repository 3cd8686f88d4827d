/** Facts of a product, as labels and values. */
export type Facts = readonly (readonly [label: string, value: string])[];

/** A label with the value of each product beside the others. */
interface ComparedRow {
  readonly label: string;
  /** Undefined where nothing is known of a product. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

/** The facts of products side by side: those that differ first, otherwise in the order in which they came. */
export function compareFacts(products: readonly Facts[]): readonly ComparedRow[] {
  const valuesByLabel = products.map((facts) => new Map(facts));
  const labels = new Set(products.flatMap((facts) => facts.map(([label]) => label)));
  const rows = Array.from(labels, (label) => {
    const values = valuesByLabel.map((facts) => facts.get(label));
    return { label, values, differs: new Set(values).size > 1 };
  });
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}
