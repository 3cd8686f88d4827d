import type { Company } from "#domain/company.ts";

/** Visible placeholders: each is overridden by its variable, and production refuses them by name. */
export const companyDefaults: Company = {
  name: "Mateen Safety",
  alternateName: "Mateen Safety Equipment",
  legalName: "Mateen Safety (placeholder legal name)",
  phone: "+966500000000",
  phoneDisplay: "+966 50 000 0000",
  email: "info@example.com",
  chat: "966500000000",
  nationalNumber: "7000000000",
  vatNumber: "300000000000003",
  address: "Jeddah, Saudi Arabia",
  profile: "https://www.example.com/mateen-safety",
};
