export const home = {
  title: "Safety Equipment Supplier in Saudi Arabia | {company}",
  description:
    "Certified PPE and safety equipment in bulk for Saudi sites: helmets, gloves, footwear, fall protection and fire safety, dispatched from Jeddah nationwide.",
  keywords: [
    "safety equipment Saudi Arabia",
    "PPE supplier Jeddah",
    "bulk PPE",
    "safety helmets",
    "safety shoes",
    { claims: ["standards"], text: "SASO SABER" },
  ],
  headline: "Your Safety, Built Solid",
  lead: "Helmets, gloves, footwear, fall protection and fire safety for contractors, oil and gas, industry and facility managers. Ordered in bulk, dispatched from Jeddah.",
  shop: "Shop PPE",
  quote: "Get a Quote",
  sceneText:
    "A yellow safety helmet on a wooden crate, with boots, gloves, goggles, ear muffs, a harness and a traffic cone around it",
  plateLabel: "From the catalogue",
  trust: [
    {
      claims: ["standards"],
      title: "SASO/SABER compliant",
      text: "Where the regulation applies to the product",
    },
    {
      claims: ["delivery"],
      title: "Fast nationwide delivery",
      text: "By road to 19 cities in five regions",
    },
    { claims: ["brands"], title: "Trusted brands", text: "" },
  ],
  benefitsLabel: "What you can count on",
  benefits: [
    { claims: ["standards"], title: "SASO/SABER Compliant", text: "" },
    { claims: ["delivery", "dispatch"], title: "Fast Nationwide Delivery", text: "" },
    { claims: ["brands"], title: "Trusted Brands", text: "Chosen for the work on site." },
    {
      claims: ["support"],
      title: "Expert Support",
      text: "You speak with people who know the standards.",
    },
  ],
  why: {
    heading: "Why Choose {company}",
    points: [
      {
        claims: ["certified"],
        title: "Premium quality",
        text: "Each with its standard, edition and marks on its page.",
      },
      {
        claims: ["stock"],
        title: "Bulk stock",
        text: "The minimum order stands on every card.",
      },
      { claims: ["wholesale", "savings"], title: "Reduced prices", text: "" },
      {
        claims: ["guarantee"],
        title: "Quality guarantee",
        text: "Goods that differ from the order or its documents are taken back.",
      },
    ],
  },
  intro: {
    heading: "Equipment that passes the gate inspection",
    paragraphs: [
      "A site in the Kingdom is supplied by list: so many helmets of one type, so many pairs of one class, by the day the crew arrives. We keep that list short to fill. Every product shows its standard with the edition, the marks that decide between two similar models, how it is sold and how many there must be in an order.",
      {
        claims: ["support"],
        text: "The category pages explain which class a job asks for, from a refinery shutdown to a kitchen, and where the limits of a standard lie. When the answer depends on your risk assessment, they say so, and our staff answer by phone and chat.",
        otherwise:
          "The category pages explain which class a job asks for, from a refinery shutdown to a kitchen, and where the limits of a standard lie. When the answer depends on your risk assessment, they say so.",
      },
    ],
  },
  categories: {
    heading: "Product Categories",
    online: (count: number) => `${count} shown online`,
  },
  delivery: {
    heading: "Delivery Across KSA",
    text: "Goods leave our warehouse in Jeddah by road for every region.",
    all: "View All Cities",
  },
  help: {
    heading: "Need Help Choosing?",
    text: "Describe the work, the hazard and the client's requirements. We name the class and the models that fit.",
    contact: "Contact Us",
    chat: "Chat on WhatsApp",
  },
  faq: {
    heading: "Questions buyers ask",
    entries: [
      {
        claims: ["delivery", "dispatch"],
        question: "Where do you deliver?",
        answer:
          "We deliver to Riyadh, Jeddah, Dammam and all major cities in Saudi Arabia, with same-day dispatch for in-stock items.",
      },
      {
        claims: ["standards"],
        question: "Are your products SASO/SABER compliant?",
        answer:
          "Many items are SASO/SABER compliant where applicable. The standards and certificates of an item are named on its product page, and documents are available on request.",
      },
      {
        claims: [],
        question: "How do I get bulk pricing?",
        answer:
          "Bulk pricing and quotes are available when you contact us with the quantities you need. We then send a quote with lead times.",
      },
    ],
  },
} as const;
