import { fallProtectionTables } from "#content/pages/categories/fall-protection-tables.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";

/** The words of the page /categories/fall-protection. */
export const fallProtectionPage: CategoryPage = {
  slug: "fall-protection",
  title: "Fall Protection: Harnesses, Lanyards and Lifelines",
  description:
    "Fall protection for work at height: harness, lanyard, absorber and lifeline, their EN and " +
    "ANSI standards, clearance and how to choose the right system.",
  keywords: [
    "fall protection",
    "safety harness",
    "shock-absorbing lanyard",
    "self-retracting lifeline",
    "EN 361:2002",
    "EN 355:2002",
    "ANSI/ASSP Z359.14-2021",
    "working at height",
    "Saudi Arabia",
  ],
  canonical: true,
  name: "Fall Protection",
  heading: "Fall Protection",
  lead:
    "A harness protects nobody by itself: it is one of three parts, with the connection and " +
    "the anchor, and needs free height below and a plan for rescue. This page shows which " +
    "standard each part answers to, which system suits which work, and what to tell a supplier " +
    "so that the parts of an order fit together.",
  productTypes: [
    {
      name: "Full-body harnesses",
      text:
        "Webbing around shoulders, chest and thighs with fall-arrest points at the back or " +
        "chest. Positioning and rescue points are extra.",
    },
    {
      name: "Work positioning harnesses",
      text:
        "A full-body harness with a padded belt and hip rings, so that a worker can lean into " +
        "the lanyard with both hands free.",
    },
    {
      name: "Energy-absorbing lanyards",
      text:
        "A single or twin lanyard with an absorber that tears open under load and limits the " +
        "force on the body.",
    },
    {
      name: "Restraint and positioning lanyards",
      text:
        "Fixed or adjustable lanyards that keep a worker from the edge or in place. Without an " +
        "absorber they do not arrest a fall.",
    },
    {
      name: "Self-retracting lifelines",
      text:
        "A drum with cable or webbing that follows the worker and locks in a fall. Fall " +
        "distance is short when the device is above.",
    },
    {
      name: "Lifelines with guided arrester",
      text:
        "A vertical rope or rail with a device that runs along and locks, for ladders, masts " +
        "and vessels.",
    },
  ],
  standards: [
    {
      code: "EN 361:2002",
      text: "Full-body harnesses; the points that may take a fall are marked with the letter A.",
    },
    {
      code: "EN 362:2004",
      text: "Connectors with a self-closing, locking gate and at least 20 kN along the major axis.",
    },
    {
      code: "EN 354:2010",
      text: "Lanyards of no more than 2 m in total; alone they are not a fall-arrest device.",
    },
    {
      code: "EN 355:2002",
      text: "Energy absorbers, which limit the arrest force to 6 kN in the test with 100 kg.",
    },
    {
      code: "EN 360:2023",
      text:
        "Retractable type fall arresters, with one or two retractable lanyards; it replaces " +
        "the edition of 2002.",
    },
    {
      code: "EN 363:2018",
      text: "Personal fall protection systems: how the parts are put together.",
    },
    { code: "EN 795:2012", text: "Removable anchor devices for one user, in the types A to E." },
    {
      code: "ANSI/ASSP Z359.14-2021",
      text:
        "Self-retracting devices; since August 2023 Class 1 and Class 2 replace the classes A " +
        "and B and the mark LE.",
    },
  ],
  tables: fallProtectionTables,
  selection: [
    "Describe the work before the equipment: height, free height below, place of the anchor, " +
      "edges, and the weight of the person with tools.",
    "Order the system as a whole and have the supplier confirm in writing that harness, " +
      "connection and anchor may be combined.",
    "Check that the hook opens wide enough for the scaffold tube or beam at hand; a hook " +
      "forced on a tube is loaded across its gate.",
    "For hot work and welding ask for webbing and lanyards made for it; ordinary polyester " +
      "melts in contact with sparks.",
    "Ask for the rule on sharp edges and use at foot level in writing. It differs between " +
      "models that look alike.",
    "Plan the rescue before the first lift. A person hanging in a harness needs to come down " +
      "quickly.",
    "Order with serial numbers, instructions in the languages of the crew and an inspection " +
      "log, and name the competent person who inspects.",
  ],
  mistakes: [
    {
      mistake: "Using a plain lanyard to arrest a fall.",
      instead:
        "Use an energy-absorbing lanyard or a retractable arrester. The plain lanyard serves " +
        "restraint and positioning.",
    },
    {
      mistake: "Attaching to the hip rings or a belt for fall arrest.",
      instead: "Attach to a point marked A at the back or chest of a full-body harness.",
    },
    {
      mistake: "Adding a second lanyard to reach further.",
      instead:
        "Move the anchor, or use a lifeline. Joined lanyards lengthen the fall beyond what the " +
        "absorber was tested for.",
    },
    {
      mistake: "Calculating clearance from a figure on a web page.",
      instead:
        "Take the table in the instructions of the model, with the real place of the anchor.",
    },
    {
      mistake: "Anchoring to handrails, conduit or cable tray.",
      instead:
        "Use an anchor device, or a structure that a competent engineer has confirmed for the " +
        "load.",
    },
    {
      mistake: "Returning equipment to service after a fall.",
      instead: "Withdraw it at once, mark it, and let only the maker or a competent person decide.",
    },
  ],
  related: ["head-face-protection", "safety-shoes", "hand-protection", "ppe"],
  opening: { categories: ["Fall Protection"] },
  figures: [
    { quantity: "20 kN", section: "8", confidence: "B" },
    { quantity: "2 m", section: "8", confidence: "B" },
    { quantity: "6 kN", section: "8", confidence: "B" },
    { quantity: "1.75 m", section: "8", confidence: "B" },
    { quantity: "100 kg", section: "8", confidence: "B" },
    { quantity: "15 kN", section: "8", confidence: "B" },
  ],
};
