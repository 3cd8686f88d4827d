import { singleFiles } from "#content/content-files.ts";
import { cityFile, guideFile, type Content, type Problem } from "#content/content.ts";
import type { Path } from "#content/visit-texts.ts";
import { inEnglish, outside, repeats } from "#test/content/house-style/measure.ts";
import type { Statement, Text } from "#content/text.ts";
import { fullTitle, longestDescription, longestTitle } from "#domain/search-result.ts";

interface Head {
  readonly file: string;
  readonly at: Path;
  readonly title: Text | undefined;
  readonly description: Statement | undefined;
}

function headsOf({ home, catalogue, contact, delivery, guides, cities }: Content): readonly Head[] {
  return [
    { file: singleFiles.home, at: [], ...home },
    { file: singleFiles.catalogue, at: ["shop"], ...catalogue.shop },
    { file: singleFiles.contact, at: [], ...contact },
    { file: singleFiles.delivery, at: ["cities"], ...delivery.cities },
    ...[...guides].map(([slug, guide]) => ({ file: guideFile(slug), at: [], ...guide })),
    ...[...cities].map(([slug, { region, title, description }]) => ({
      file: cityFile(slug, region),
      at: [],
      title,
      description,
    })),
  ];
}

/** A description in every form that it may take while claims are on or off. */
function forms(description: Statement | undefined): readonly Text[] {
  if (typeof description !== "object" || !("claims" in description)) {
    return description === undefined ? [] : [description];
  }
  const { text, otherwise } = description;
  return otherwise === undefined ? [text] : [text, otherwise];
}

/** Titles and descriptions that search engines would cut, or that two pages have in common. */
export function headStyle(content: Content): readonly Problem[] {
  const repeated = repeats();
  const replaced = (text: Text) =>
    inEnglish(text)
      .replaceAll("{company}", inEnglish(content.company.name))
      .replaceAll("{cities}", String(content.cities.size));
  /** What the site's name leaves of a title. */
  const roomFor = (text: string) =>
    longestTitle + text.length - fullTitle(text, inEnglish(content.company.name)).length;
  return headsOf(content).flatMap(({ file, at, title, description }) => {
    const found = [
      ...(title === undefined ? [] : [replaced(title)]).flatMap((text) => [
        ["title", outside(text.length, [10, roomFor(text)], "characters")] as const,
        ["title", repeated("title", text, file)] as const,
      ]),
      ...forms(description)
        .map(replaced)
        .flatMap((text) => [
          ["description", outside(text.length, [120, longestDescription], "characters")] as const,
          ["description", repeated("description", text, file)] as const,
        ]),
    ];
    return found.flatMap(([key, message]) =>
      message === undefined ? [] : [{ file, path: [...at, key], message }],
    );
  });
}
