import type { Content } from "#content/content.ts";
import { textIn, type Localization } from "#content/text.ts";
import type { Company } from "#domain/company.ts";
import { usualLanguage, type Language } from "#domain/language.ts";

type Claims = Content["claims"];

/** Tells if a claim may be made: the claim and every claim that it restates are on. */
export function isClaimOn(claims: Claims, name: string): boolean {
  const claim = claims[name];
  return (
    claim !== undefined && claim.on && claim.restates.every((restated) => claims[restated]?.on)
  );
}

/** Values of the company's variables in braces. */
function companyTokens(company: Company, language: Language): Readonly<Record<string, string>> {
  const { name, legalName, nationalNumber, vatNumber, nationalAddress, email, phoneDisplay } =
    company;
  // Isolates keep numbers and addresses in order in a line that runs from the right.
  const isolate = (text: string) => (language === usualLanguage ? text : `\u2068${text}\u2069`);
  return {
    company: name,
    legalName,
    phone: isolate(phoneDisplay),
    email: isolate(email),
    nationalNumber: isolate(nationalNumber),
    vatNumber: isolate(vatNumber),
    nationalAddress: isolate(nationalAddress),
  };
}

/**
 * Creates the localization of a language: variables in braces are replaced by the company, counts
 * and claims.
 */
export function createLocalization(
  content: Content,
  company: Company,
  language: Language,
): Localization {
  const claims = Object.entries(content.claims).map(
    ([name, claim]) => [`claim.${name}`, textIn(claim.text, language)] as const,
  );
  return {
    language,
    isOn: (name) => isClaimOn(content.claims, name),
    tokens: {
      ...companyTokens(company, language),
      complaintDays: String(content.contact.complaints.days),
      cities: String(content.cities.size),
      ...Object.fromEntries(claims),
    },
  };
}
