import type { Content } from "#content/content.ts";
import { textIn, type Telling } from "#content/text.ts";
import type { Company } from "#domain/company.ts";
import { usualLanguage, type Language } from "#domain/language.ts";

type Claims = Content["claims"];

/** Whether a claim may be made: it is on, and so is every claim that it says again. */
export function isClaimOn(claims: Claims, name: string): boolean {
  const claim = claims[name];
  return claim !== undefined && claim.on && claim.restates.every((other) => claims[other]?.on);
}

/** What the company's data stand for in braces. */
function companyTokens(company: Company, language: Language): Readonly<Record<string, string>> {
  const { name, legalName, nationalNumber, vatNumber, nationalAddress, email, phoneDisplay } =
    company;
  // Unicode's isolate: numbers and addresses keep their order in a line that runs the other way.
  const whole = (text: string) => (language === usualLanguage ? text : `\u2068${text}\u2069`);
  return {
    ...{ company: name, legalName },
    phone: whole(phoneDisplay),
    email: whole(email),
    nationalNumber: whole(nationalNumber),
    vatNumber: whole(vatNumber),
    nationalAddress: whole(nationalAddress),
  };
}

/** How texts are told in a language: the words in braces are the company, counts, and the claims' own texts. */
export function tellingOf(content: Content, company: Company, language: Language): Telling {
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
