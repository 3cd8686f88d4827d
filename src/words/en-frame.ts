import type { FrameWords } from "#words/shape.ts";

export const frame: FrameWords = {
  locale: "en_SA",
  skip: "Skip to main content",
  homeLabel: (company) => `${company}, home`,
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
  asOf: (day) => `As of ${day}`,
};
