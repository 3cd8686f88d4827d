/** One thing that is asked of a product. */
export type Wish =
  | { readonly is: "code"; readonly places: readonly number[] }
  | { readonly is: "standard"; readonly places: readonly number[] }
  /** A voltage or a heat that no product names: those that are made for more. */
  | { readonly is: "rating"; readonly term: string; readonly places: readonly number[] }
  | {
      readonly is: "kind";
      readonly kind: string;
      readonly terms: readonly string[];
      /** Those of its words that say more than which kind it is. */
      readonly telling: readonly string[];
      readonly head: boolean;
      /** True where it only comes with the thing: "with lanyard". */
      readonly beside: boolean;
    }
  | {
      readonly is: "word";
      readonly term: string;
      readonly mark: boolean;
      /** True where it describes an accessory of the thing. */
      readonly beside: boolean;
    }
  /** Feature that the thing must lack: "uncorded", "بدون صمام". */
  | { readonly is: "lack"; readonly term: string }
  /** A number that may say more of a product, and that none must meet. */
  | { readonly is: "number"; readonly number: string };
