import { standardsFile } from "#content/content-files.ts";
import { guideFile, productFile, type Content, type Problem } from "#content/content.ts";
import type { Path } from "#content/every-text.ts";
import { suggestion } from "#content/rules/unknown.ts";
import type { Edition, Standards } from "#content/standards/schema.ts";

/** A place of the content that cites an edition, such as "EN 397:2025". */
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

/** The name of the edition that replaced this one, if one did. */
export function replacementOf(edition: Edition, { editions }: Standards): string | undefined {
  const { supersededBy } = edition;
  return editions.find(({ id }) => id === supersededBy)?.name ?? supersededBy;
}

const namesOf = ({ editions }: Standards) => new Map(editions.map((one) => [one.name, one]));

/** Editions that are cited and not listed. */
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

/** At most so many places are named with an edition; the others are counted. */
const mostNamed = 5;

/** Editions that are cited and were replaced by others, each once. */
export function replacedEditions(content: Content, standards: Standards): readonly Problem[] {
  const citing = Map.groupBy(citations(content), ({ name }) => name);
  return standards.editions.flatMap((edition, index) => {
    const replacement = replacementOf(edition, standards);
    const files = [...new Set((citing.get(edition.name) ?? []).map(({ file }) => file))];
    if (replacement === undefined || files.length === 0) {
      return [];
    }
    const others = files.length - mostNamed;
    const named = files.slice(0, mostNamed).join(", ") + (others > 0 ? ` and ${others} more` : "");
    const message = `${edition.name} was replaced by ${replacement}; cited by ${named}`;
    return [{ file: standardsFile, path: ["editions", index, "name"], message }];
  });
}
