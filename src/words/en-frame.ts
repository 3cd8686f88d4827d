export const frame = {
  /** The language and country as Open Graph writes them. */
  locale: "en_SA",
  skip: "Skip to main content",
  skipToForm: "Skip to the enquiry form",
  homeLabel: (company: string) => `${company}, home`,
  navigation: {
    label: "Main",
    home: "Home",
    shop: "Shop",
    categories: "Categories",
    cities: "Cities",
    contact: "Contact",
    getQuote: "Get Quote",
    allCities: "All cities",
    openMenu: "Open menu",
    closeMenu: "Close menu",
    search: "Search",
    searchLabel: "Search products",
    enquiryList: "Enquiry list",
    /** Both stand in place of Get Quote or beside it once the list has lines; # is their number. */
    sendList: { one: "Send request (# line)", other: "Send request (# lines)" },
    openList: { one: "Your list has # line: open it", other: "Your list has # lines: open it" },
  },
  footer: {
    label: "Footer",
    links: "Pages",
    categories: "Categories",
    contact: "Contact",
    chat: "WhatsApp chat",
    nationalNumber: "Unified national number",
    vatNumber: "VAT registration number",
  },
  chat: "Chat on WhatsApp",
  breadcrumb: "Breadcrumb",
  /** Stands on printed pages, with the day of publication. */
  asOf: (day: string) => `As of ${day}`,
};
