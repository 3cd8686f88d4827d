import { standardsFile } from "#content/content-files.ts";
import { guideFile, productFile, type Content, type Problem } from "#content/content.ts";
import type { Path } from "#content/visit-texts.ts";
import { suggestion } from "#content/unknown-name.ts";
import type { Edition, Standards } from "#content/standards/schema.ts";
import { listSome } from "#content/text.ts";

/** A citation of an edition such as "EN 397:2025". */
interface Citation {
  readonly file: string;
  readonly path: Path;
  readonly name: string;
}

function* citations({ products, guides }: Content): Generator<Citation> {
  for (const [slug, { specifications }] of products) {
    for (const [index, name] of specifications.standards.entries()) {
      yield { file: productFile(slug), path: ["specifications", "standards", index], name };
    }
  }
  for (const [slug, { standards }] of guides) {
    for (const [index, { code }] of standards.entries()) {
      yield { file: guideFile(slug), path: ["standards", index, "code"], name: code };
    }
  }
}

/** Returns the name of the edition that replaced this one; undefined for a current edition. */
export function replacementOf(edition: Edition, { editions }: Standards): string | undefined {
  const { supersededBy } = edition;
  return editions.find(({ id }) => id === supersededBy)?.name ?? supersededBy;
}

const namesOf = ({ editions }: Standards) =>
  new Map(editions.map((edition) => [edition.name, edition]));

/** Lists cited editions that standards.yaml does not contain. */
export function unlistedEditions(content: Content, standards: Standards): readonly Problem[] {
  const listed = namesOf(standards);
  return [...citations(content)]
    .filter(({ name }) => !listed.has(name))
    .map(({ file, path, name }) => ({
      file,
      path,
      message: `"${name}" is not in ${standardsFile}: correct its name, or list it under editions.${suggestion(name, listed)}`,
    }));
}

/** Maximum number of files named in a message; the others are counted. */
const maxNamed = 5;

/** Lists cited editions that were replaced, each once. */
export function replacedEditions(content: Content, standards: Standards): readonly Problem[] {
  const citing = Map.groupBy(citations(content), ({ name }) => name);
  return standards.editions.flatMap((edition, index) => {
    const replacement = replacementOf(edition, standards);
    const files = [...new Set((citing.get(edition.name) ?? []).map(({ file }) => file))];
    if (replacement === undefined || files.length === 0) {
      return [];
    }
    const message = `${edition.name} was replaced by ${replacement}; cited by ${listSome(files, maxNamed)}`;
    return [{ file: standardsFile, path: ["editions", index, "name"], message }];
  });
}
