/** Variables of a live site's company, without placeholders of the demonstration. */
export const liveCompany = {
  COMPANY_NAME: "Supplier",
  COMPANY_ALTERNATE_NAME: "Supplier Safety",
  COMPANY_LEGAL_NAME: "Supplier Trading Est.",
  COMPANY_PHONE: "+966512345678",
  COMPANY_PHONE_DISPLAY: "+966 51 234 5678",
  COMPANY_EMAIL: "info@supplier.sa",
  COMPANY_CHAT: "966512345678",
  COMPANY_NATIONAL_NUMBER: "7012345678",
  COMPANY_VAT_NUMBER: "312345678912343",
  COMPANY_ADDRESS: "Prince Sultan Road, Jeddah",
  COMPANY_NATIONAL_ADDRESS: "7421 Prince Sultan Road, Al Rawdah, Jeddah 23435",
  COMPANY_PROFILE: "https://www.linkedin.com/company/supplier",
};
