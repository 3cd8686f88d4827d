/** The names of the fields that a line of the form has. */
export const postedFields = {
  line: (at: number) => `line.${at}`,
  sizes: (at: number) => `sizes.${at}`,
  quantity: (at: number) => `quantity.${at}`,
} as const;
