export const pages = {
  shop: {
    title: "Shop Safety Equipment & PPE",
    description:
      "The whole catalogue of PPE and site safety equipment: filter by category, search by code or standard, compare classes and minimum orders, and ask for a quote.",
    keywords: ["buy PPE in bulk", "safety equipment catalogue", "PPE wholesale Saudi Arabia"],
    heading: "Shop Safety Equipment & PPE",
    intro:
      "Everything we keep for sites in Saudi Arabia, with the standard, the class and the minimum order on each card. Put products on your enquiry list, or open one for its full data.",
    descriptionIn: (category: string, text: string) => `${category}: ${text}`,
    titleIn: (category: string) => `${category} - Shop Safety Equipment & PPE`,
    titleFor: (query: string) => `“${query}” - Shop Safety Equipment & PPE`,
  },
  contact: {
    title: "Contact Us",
    description:
      "Ask {company} in Jeddah for a bulk quote on certified safety equipment: by form, phone, e-mail or WhatsApp, with delivery to every region of Saudi Arabia.",
    keywords: ["PPE quote Saudi Arabia", "contact safety supplier Jeddah", "bulk PPE quote"],
    heading: "Contact Us",
  },
  category: {
    types: "What belongs here",
    standards: "Standards to look for",
    standardsNote:
      "A standard is a property of one product model with a certificate, never of a whole category. The lists say what to look for.",
    selection: "How to choose",
    mistakes: "Common mistakes",
    related: "Related categories",
    seeProducts: (count: number) => (count === 1 ? "See 1 product" : `See ${count} products`),
    seeGuides: "Tables and guides",
  },
  cities: {
    title: "Delivery Across Saudi Arabia",
    description:
      "Safety equipment delivered by road from Jeddah to 19 cities in the Central, Western, Eastern, Northern and Southern regions of Saudi Arabia, in bulk.",
    keywords: ["PPE delivery Saudi Arabia", "safety equipment Riyadh", "safety equipment Dammam"],
    heading: "Delivery Across Saudi Arabia",
    intro:
      "Goods leave our warehouse in Jeddah by road. Choose your city to see the sites we supply there and the road they travel.",
    region: (region: string) => `${region} Region`,
    missing: {
      heading: "Don't See Your City?",
      text: "We deliver to all major cities of the Kingdom. Tell us where your site is.",
      contact: "Contact Us",
      chat: "WhatsApp",
    },
  },
  city: {
    heading: (city: string) => `Safety Equipment in ${city}`,
    titleOf: (city: string) => `Safety Equipment in ${city}`,
    sites: (city: string) => `Sites in and around ${city}`,
    road: "The road from Jeddah",
    distance: "Distance",
    distances: {
      local: "Local delivery",
      "short haul": "Short haul",
      "medium haul": "Medium haul",
      "long haul": "Long haul",
    },
    reasons: (city: string) => `Why choose us in ${city}`,
    popular: "Popular categories",
    location: "Location",
    region: "Region",
    unknownLead: (city: string) =>
      `We deliver to all major cities of Saudi Arabia by road from Jeddah. Tell us what your site in ${city} needs.`,
    unknownDescription: (city: string) =>
      `Certified safety equipment and PPE delivered in bulk to ${city}, Saudi Arabia, by road from our warehouse in Jeddah. Ask for a quote with lead times.`,
    didYouMean: (city: string) => `Did you mean ${city}?`,
    keywords: (city: string) => [
      `safety equipment ${city}`,
      `PPE supplier ${city}`,
      `bulk PPE ${city}`,
    ],
  },
  product: {
    description: (name: string, text: string) => `${name}: ${text}`,
    related: "Similar products",
  },
  notFound: {
    title: "Page not found",
    description:
      "This page does not exist. Return to the home page of {company} or search the catalogue of certified safety equipment for Saudi Arabia.",
    keywords: ["page not found"],
    code: "404",
    text: "Oops! Page not found",
    link: "Return to Home",
    hint: "Search the catalogue, or go on with one of these:",
    log: "404 Error: the visitor asked for a non-existent route:",
  },
  gallery: {
    title: "Gallery of interface pieces",
    description:
      "Every piece of the interface in every state, for development and for tests: buttons, badges, fields, dialog, tooltip, toast, tables, icons and pictograms.",
    keywords: ["gallery"],
  },
} as const;
