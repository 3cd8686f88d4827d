/** Identity of the supplier. One record feeds every page, letter and structured datum. */
export interface Company {
  readonly name: string;
  readonly alternateName: string;
  readonly legalName: string;
  /** E.164, such as +966500000000. */
  readonly phone: string;
  readonly phoneDisplay: string;
  readonly email: string;
  /** The chat app's number: digits only, with country code. */
  readonly chat: string;
  /** Unified national number of the establishment, ten digits starting with 7. */
  readonly nationalNumber: string;
  /** VAT registration number, fifteen digits. */
  readonly vatNumber: string;
  readonly address: string;
  /** Building, street, district, city and postcode, as the national address has them. */
  readonly nationalAddress: string;
  /** The profile elsewhere that structured data points to. */
  readonly profile: string;
}

export type CompanyField = keyof Company;

/** The environment variable that sets each field. */
export const companyVariables: Readonly<Record<CompanyField, string>> = {
  name: "COMPANY_NAME",
  alternateName: "COMPANY_ALTERNATE_NAME",
  legalName: "COMPANY_LEGAL_NAME",
  phone: "COMPANY_PHONE",
  phoneDisplay: "COMPANY_PHONE_DISPLAY",
  email: "COMPANY_EMAIL",
  chat: "COMPANY_CHAT",
  nationalNumber: "COMPANY_NATIONAL_NUMBER",
  vatNumber: "COMPANY_VAT_NUMBER",
  address: "COMPANY_ADDRESS",
  nationalAddress: "COMPANY_NATIONAL_ADDRESS",
  profile: "COMPANY_PROFILE",
};

const placeholder = /example\.(com|org|net)|0{6,}|placeholder|بيان ?مؤقت/i;

/** Checks that a value is a visible placeholder, which no production start accepts. */
export function isPlaceholder(value: string): boolean {
  return placeholder.test(value);
}
