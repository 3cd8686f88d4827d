export const search = {
  open: "Open the search",
  close: "Close the search",
  offered: "Products found",
  shown: (count: number, total: string) => `${count} of ${total}`,
  /** Parameters are names of keys. */
  keys: (allKey: string, addKey: string) => `${allKey}: all products. ${addKey}: add the first.`,
  add: "Add",
  added: "Added",
  more: "Add more",
  listed: (code: string, amount: string) => `Added. Your list now asks for ${code}: ${amount}.`,
  own: (text: string) => `Ask for it: add “${text}” to your list`,
  ownAdded: (text: string) => `“${text}” is on your list.`,
  understood: "Understood",
  size: (sizes: string) => `Size ${sizes}`,
  quantity: (quantity: string) => `Quantity ${quantity}`,
  /** Asks about a number that may be either. */
  sizeOrQuantity: (number: string) => `${number}: size or quantity?`,
  /** A link that searches for a doubtful number as this. */
  mayBe: (chip: string) => `${chip}?`,
  without: (chip: string) => `${chip}: search without it`,
  askedBefore: "Asked for before",
  searched: "Recent searches",
  forget: "Clear these searches",
};
