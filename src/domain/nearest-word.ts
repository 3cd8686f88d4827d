/** How many letters differ: single letters added, left out or replaced. */
function lettersApart(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      line.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + same,
        ),
      );
    }
    previous = line;
  }
  return previous[to.length] ?? 0;
}

/** Longest word that is compared, in characters. */
const longestWord = 80;

/**
 * The word that was probably meant, by letters that differ; undefined where more than a third of
 * its letters do.
 */
export function nearestWord(asked: string, words: Iterable<string>): string | undefined {
  const given = asked.slice(0, longestWord).toLowerCase();
  let best: string | undefined;
  let fewest = Infinity;
  for (const word of words) {
    if (Math.abs(word.length - given.length) * 3 > word.length) {
      continue;
    }
    const letters = lettersApart(given, word.slice(0, longestWord).toLowerCase());
    if (letters < fewest) {
      best = word;
      fewest = letters;
    }
  }
  return best !== undefined && fewest * 3 <= best.length ? best : undefined;
}
