import { mailAddress, phoneAddress } from "#addresses";
import type { Company } from "#domain/company.ts";

interface CompanyLinkProps {
  readonly company: Company;
}

export function PhoneLink({ company }: CompanyLinkProps) {
  return (
    <a href={phoneAddress(company.phone)}>
      <bdi dir="ltr">{company.phoneDisplay}</bdi>
    </a>
  );
}

export function MailLink({ company }: CompanyLinkProps) {
  return (
    <a href={mailAddress(company.email)}>
      <bdi dir="ltr">{company.email}</bdi>
    </a>
  );
}
