import { replacementOf } from "#content/standards/editions.ts";
import type { Edition as EditionFile, Standards } from "#content/standards/schema.ts";
import { localize, type Localization } from "#content/text.ts";
import { editionStates, type Edition, type Standard } from "#domain/catalogue/standard.ts";
import type { StandardsTexts } from "#domain/site-texts.ts";

function localizeEdition(
  edition: EditionFile,
  standards: Standards,
  localization: Localization,
): Edition {
  const { name, status, about, amendedBy, date } = edition;
  const replacedBy = replacementOf(edition, standards);
  return { name, status, about: localize(about, localization), replacedBy, amendedBy, date };
}

const compareStates = (editionA: Edition, editionB: Edition) =>
  editionStates.indexOf(editionA.status) - editionStates.indexOf(editionB.status);

/** Builds the standards of the catalogue in the order of their groups; empty without the file. */
export function buildStandards(
  standards: Standards | undefined,
  localization: Localization,
): readonly Standard[] {
  if (!standards) {
    return [];
  }
  const editions = Map.groupBy(standards.editions, ({ standard }) => standard);
  const localizedByGroup = Map.groupBy(
    localize(standards.standards, localization),
    ({ group }) => group,
  );
  return localize(standards.groups, localization).flatMap((group) =>
    (localizedByGroup.get(group.id) ?? []).map(
      ({ id, figures: _figures, tables, ...standard }) => ({
        ...standard,
        slug: id,
        group,
        tables: tables.map(({ source: _source, ...table }) => table),
        editions: (editions.get(id) ?? [])
          .map((edition) => localizeEdition(edition, standards, localization))
          .toSorted(compareStates),
      }),
    ),
  );
}

/** Builds the texts of the page of all standards. */
export function buildStandardsTexts(
  standards: Standards | undefined,
  localization: Localization,
): StandardsTexts | undefined {
  return standards && localize(standards.page, localization);
}
