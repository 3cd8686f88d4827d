/** One picture of one product. */
export interface Picture {
  /** What is seen, in words: the alternative text, and the order to the illustrator. */
  readonly shows: string;
  /** The master in `artwork/masters` that stands in until this picture has its own. */
  readonly standIn: string;
}

/** Pictures by their key, `{product slug}-{view}`. A master named after the key wins over the stand-in. */
export type Pictures = Readonly<Record<string, Picture>>;
