import { inWords, sign, type MarkFamily, type MarkSign, type Saying } from "#domain/marks/mark.ts";

/** The ratings that there are, by class of fire. */
const ratings: Readonly<Record<string, readonly [Saying, readonly number[]]>> = {
  A: ["fire-solids", [5, 8, 13, 21, 27, 34, 43, 55]],
  B: ["fire-liquids", [21, 34, 55, 70, 89, 113, 144, 183, 233]],
  F: ["fire-oil", [5, 25, 40, 75]],
};

function ratingSign(word: string): MarkSign | undefined {
  if (word === "C") {
    return sign(word, "fire-gases");
  }
  const [, rating = "", letter = ""] = /^(\d{1,3})([ABF])$/.exec(word) ?? [];
  const [about, known] = ratings[letter] ?? [];
  return about && known?.includes(Number(rating))
    ? sign(word, about, { details: ["test-fire-size"] })
    : undefined;
}

const classes: Readonly<Record<string, Saying>> = {
  A: "fire-solids",
  B: "fire-liquids",
  C: "fire-gases",
  D: "fire-metals",
  F: "fire-oil",
};

/** Classes whose ratings stand on the label alone. */
function classSigns(mark: string): readonly MarkSign[] | undefined {
  const [, one, other] = /^Class(?:es)? ([ABCDF])(?: and ([ABCDF]))?$/.exec(mark) ?? [];
  return one === undefined || one === other
    ? undefined
    : [one, other].flatMap((letter = "") => {
        const about = classes[letter];
        return about === undefined ? [] : [sign(letter, about)];
      });
}

const portable: MarkFamily = {
  standards: ["EN 3-7"],
  read: (mark) =>
    classSigns(mark) ??
    inWords(
      mark,
      (word) => {
        const rating = ratingSign(word);
        return rating && [rating];
      },
      (word) => (mark.startsWith(`${word} `) ? undefined : ratingSign(word)),
    ),
};

export const extinguisherMarks: readonly MarkFamily[] = [portable];
