import { replacementOf } from "#content/standards/editions.ts";
import type { Edition as EditionFile, Standards } from "#content/standards/schema.ts";
import { tell, type Telling } from "#content/text.ts";
import { editionStates, type Edition, type Standard } from "#domain/catalogue/standard.ts";
import type { StandardsTexts } from "#domain/site-texts.ts";

function tellEdition(edition: EditionFile, standards: Standards, telling: Telling): Edition {
  const { name, status, about, amendedBy, date } = edition;
  const replacedBy = replacementOf(edition, standards);
  return { name, status, about: tell(about, telling), replacedBy, amendedBy, date };
}

const inForceFirst = (one: Edition, other: Edition) =>
  editionStates.indexOf(one.status) - editionStates.indexOf(other.status);

/** What buyers are told of every standard, in the order of the groups; nothing where none are kept. */
export function standardsOf(
  standards: Standards | undefined,
  telling: Telling,
): readonly Standard[] {
  if (!standards) {
    return [];
  }
  const editions = Map.groupBy(standards.editions, ({ standard }) => standard);
  const told = Map.groupBy(tell(standards.standards, telling), ({ group }) => group);
  return tell(standards.groups, telling).flatMap((group) =>
    (told.get(group.id) ?? []).map(({ id, figures: _figures, tables, ...standard }) => ({
      ...standard,
      slug: id,
      group,
      tables: tables.map(({ source: _source, ...table }) => table),
      editions: (editions.get(id) ?? [])
        .map((edition) => tellEdition(edition, standards, telling))
        .toSorted(inForceFirst),
    })),
  );
}

/** What stands on the page of all standards. */
export function standardsTexts(
  standards: Standards | undefined,
  telling: Telling,
): StandardsTexts | undefined {
  return standards && tell(standards.page, telling);
}
