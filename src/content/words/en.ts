import { contact } from "#content/words/en-contact.ts";
import { listing } from "#content/words/en-listing.ts";
import { home } from "#content/words/en-home.ts";
import { pages } from "#content/words/en-pages.ts";

export const english = {
  site: {
    locale: "en_SA",
    skip: "Skip to main content",
    homeLabel: "{company}, home",
    previewLine: "Certified safety equipment in bulk",
  },
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
    searchPlaceholder: "Glove, EN 388, HP001 ...",
    enquiryList: "Enquiry list",
  },
  footer: {
    label: "Footer",
    about:
      "Certified safety equipment for contractors, oil and gas, industry and facility managers, supplied in bulk from Jeddah to every region of Saudi Arabia.",
    links: "Pages",
    categories: "Categories",
    contact: "Contact",
    chat: "WhatsApp chat",
    base: "Based in Jeddah, Saudi Arabia",
    nationalNumber: "Unified national number",
    vatNumber: "VAT registration number",
    rights:
      "All product data describe typical models. Documents for a model are available on request.",
  },
  chat: {
    label: "Chat on WhatsApp",
    greeting: "Hello! I'm interested in your safety products.",
  },
  breadcrumb: { label: "Breadcrumb" },
  home,
  listing,
  contact,
  pages,
} as const;
