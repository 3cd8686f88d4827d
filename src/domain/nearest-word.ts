interface EditOptions {
  /** Cost of a change of the first letter; 1 unless told otherwise. */
  readonly firstLetterCost?: number;
}

/**
 * Counts single letters added, left out, replaced or swapped with their neighbour (optimal string alignment).
 * Counts no further than `limit`: a larger distance is `limit + 1`.
 */
export function editDistance(
  source: string,
  target: string,
  limit: number = Infinity,
  { firstLetterCost = 1 }: EditOptions = {},
): number {
  if (Math.abs(source.length - target.length) > limit) {
    return limit + 1;
  }
  const extra = firstLetterCost - 1;
  let beforePrevious: readonly number[] = [];
  let previous = Array.from({ length: target.length + 1 }, (_, index) =>
    index === 0 ? 0 : index + extra,
  );
  for (let row = 1; row <= source.length; row += 1) {
    const current = [row + extra];
    let least = row + extra;
    for (let column = 1; column <= target.length; column += 1) {
      const replacement =
        source[row - 1] === target[column - 1] ? 0 : row + column === 2 ? firstLetterCost : 1;
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + replacement,
      );
      if (source[row - 1] === target[column - 2] && source[row - 2] === target[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit + 1) {
      return limit + 1;
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[target.length] ?? 0;
}

/** Longest word that is compared, in characters. */
const longestWord = 80;

/** Finds the known word nearest to an unknown one; undefined where more than a third of its letters differ. */
export function nearestWord(unknown: string, words: Iterable<string>): string | undefined {
  const typed = unknown.slice(0, longestWord).toLowerCase();
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) * 3 > word.length) {
      continue;
    }
    const distance = editDistance(typed, word.slice(0, longestWord).toLowerCase());
    if (distance < fewest) {
      nearest = word;
      fewest = distance;
    }
  }
  return nearest !== undefined && fewest * 3 <= nearest.length ? nearest : undefined;
}
