/**
 * The slips between two words: letters added, lost, changed or swapped with their neighbour (Damerau).
 * A slip in the first letter weighs double. More than `most` are not counted out.
 */
export function slipsBetween(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) {
    return most + 1;
  }
  let before: readonly number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at + Math.min(at, 1));
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row + 1];
    let least = row + 1;
    for (let column = 1; column <= word.length; column += 1) {
      const weight = row === 1 && column === 1 ? 2 : 1;
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : weight),
      );
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most + 1) {
      return most + 1;
    }
    before = last;
    last = line;
  }
  return last[word.length] ?? 0;
}

/** How many slips a word of this length may have: one from 4 letters, two from 7. */
export function slipsAllowed(word: string): number {
  return /\d/.test(word) ? 0 : word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
}

/** The word that was probably meant: the one with the fewest slips, the first of equals. */
export function meantBy(typed: string, words: Iterable<string>): string | undefined {
  let fewest = slipsAllowed(typed) + 1;
  let meant: string | undefined;
  for (const word of words) {
    const slips = word.length < 3 ? fewest : slipsBetween(typed, word, fewest);
    if (slips < fewest) {
      fewest = slips;
      meant = word;
    }
  }
  return meant;
}
