import { filesWithTexts } from "#content/content-files.ts";
import { guideFile, productFile, type Content, type Problem } from "#content/content.ts";
import { visitTexts } from "#content/visit-texts.ts";
import { wordingWarnings, type Rights } from "#test/content/house-style/wording.ts";

const explains = /\bSRC\b.*\b(withdrawn|no longer)\b/;

/** What each file may say because of what else stands in it. */
function rightsOf(content: Content): ReadonlyMap<string, Rights> {
  const products = [...content.products].map(([slug, { brand, documents }]) => {
    const hasCertificate = documents.some(
      ({ kind, number }) => kind === "certificate" && number !== undefined,
    );
    const named = brand && [brand.name, brand.model, brand.maker].join(" ");
    return [productFile(slug), { hasCertificate, brand: named }] as const;
  });
  const guides = [...content.guides].map(([slug, guide]) => {
    let explainsWithdrawnMarks = false;
    visitTexts(guide, (text) => (explainsWithdrawnMarks ||= explains.test(text)));
    return [guideFile(slug), { explainsWithdrawnMarks }] as const;
  });
  return new Map<string, Rights>([...products, ...guides]);
}

/** Phrases, brands and withdrawn marks anywhere in the content. */
export function textStyle(content: Content): readonly Problem[] {
  const warnings: Problem[] = [];
  const rights = rightsOf(content);
  for (const [file, value] of filesWithTexts(content)) {
    visitTexts(value, (text, path) => {
      for (const message of wordingWarnings(text, rights.get(file))) {
        warnings.push({ file, path: [...path], message });
      }
    });
  }
  return warnings;
}
