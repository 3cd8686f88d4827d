import { mailAddress, phoneAddress } from "#addresses";
import type { Company } from "#domain/company.ts";

interface CompanyLinkProps {
  readonly company: Company;
}

/** The company's phone number, to be dialled. */
export function PhoneLink({ company }: CompanyLinkProps) {
  return (
    <a href={phoneAddress(company.phone)}>
      <bdi dir="ltr">{company.phoneDisplay}</bdi>
    </a>
  );
}

/** The company's e-mail address, to be written to. */
export function MailLink({ company }: CompanyLinkProps) {
  return (
    <a href={mailAddress(company.email)}>
      <bdi dir="ltr">{company.email}</bdi>
    </a>
  );
}
