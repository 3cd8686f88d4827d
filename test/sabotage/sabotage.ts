/** Code that is made to break a promise, so that a test has to notice. */
export interface Sabotage {
  /** What happens instead, in a few words. */
  readonly name: string;
  /** What docs/running.md promises, in its own words. */
  readonly promise: string;
  readonly file: string;
  /** What stands once in the file, and what stands there instead. */
  readonly find: string;
  readonly replace: string;
  /** The files of tests of which one has to fail. */
  readonly tests: readonly string[];
  /** Part of the names of those tests, where the rest of their files need not run. */
  readonly named?: string;
}

/** A file with the sabotage done to it; undefined where what it replaces does not stand there once. */
export function sabotaged(text: string, { find, replace }: Sabotage): string | undefined {
  const [before, after, ...more] = text.split(find);
  return before === undefined || after === undefined || more.length > 0
    ? undefined
    : before + replace + after;
}
