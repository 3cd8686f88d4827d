import type { CategoryPage } from "#content/pages/category-page.ts";

export const hearingProtectionPage: CategoryPage = {
  slug: "hearing-protection",
  title: "Hearing Protection in Saudi Arabia: Ear Plugs and Muffs",
  description:
    "Ear plugs, ear muffs and helmet-mounted muffs for noisy sites in Saudi Arabia. How to read NRR and SNR, when protection must be worn, and which type to order.",
  keywords: [
    "hearing protection Saudi Arabia",
    "ear plugs bulk",
    "ear muffs",
    "helmet mounted ear muffs",
    "NRR 33 ear plugs",
    "SNR rating",
    "85 dBA",
  ],
  canonical: true,
  name: "Hearing Protection",
  heading: "Hearing Protection",
  lead: "Noise damages hearing slowly and for good, and no later treatment brings it back. This page says from which level protectors must be worn, what the ratings on the packet mean, and how to choose between plugs and muffs for plant rooms, blasting, piling and shutdown work.",
  productTypes: [
    {
      name: "Disposable foam plugs",
      text: "Rolled, inserted and left to expand. They reach the high ratings on paper, but only when inserted deeply, so issue them with a demonstration.",
    },
    {
      name: "Reusable plugs",
      text: "Pre-moulded flanges on a stem, with or without a cord. Quick to fit with dirty hands because the wearer touches the stem only; wash them after each shift.",
    },
    {
      name: "Banded plugs",
      text: "Pods on a band that rests round the neck. Suited to supervisors and visitors who walk in and out of noise.",
    },
    {
      name: "Headband ear muffs",
      text: "Cups with cushions that seal round the ear. Easy to check from a distance and easy to take off, at the price of heat in a Saudi summer.",
    },
    {
      name: "Helmet-mounted muffs",
      text: "Cups that clip into the slots of a safety helmet. The pair of helmet and muff has to be one that the maker lists as tested together.",
    },
    {
      name: "Level-dependent and communication muffs",
      text: "Electronics let speech and warning signals through and hold loud sound back. Ask for them where people must talk, such as crane and banksman work.",
    },
  ],
  standards: [
    {
      code: "EN 352-1:2020",
      text: "European requirements for ear muffs worn on a headband.",
    },
    {
      code: "EN 352-2:2020",
      text: "European requirements for ear plugs.",
    },
    {
      code: "EN 352-3:2020",
      text: "European requirements for ear muffs fixed to a helmet or another protector, in the combinations that were tested.",
    },
    {
      code: "EN 352-4:2020",
      text: "Additional requirements for level-dependent ear muffs.",
    },
    {
      code: "ANSI S3.19-1974",
      text: "The test behind the NRR printed on the United States label under 40 CFR 211 Subpart B.",
    },
    {
      code: "OSHA 29 CFR 1910.95",
      text: "The United States rule on noise at work: permissible exposure by hours, and a hearing conservation programme from 85 dBA averaged over 8 hours.",
    },
    {
      code: "Directive 2003/10/EC",
      text: "The European rule on noise at work: protectors are made available at the lower action value of 80 dB(A) and worn at the upper one of 85 dB(A).",
    },
  ],
  tables: [
    {
      kind: "guide",
      title: "When hearing protection must be worn",
      entries: [
        {
          term: "The rule to plan by",
          text: "Hearing protection is mandatory above 85 dBA. Precisely: under the EU upper action value it is required at and above 85 dB(A), averaged over 8 hours.",
        },
        {
          term: "United States, OSHA 1910.95",
          text: "The employer makes protectors available free of charge from 85 dBA averaged over 8 hours. They must be worn above 90 dBA, and from 85 dBA by workers who already show a standard threshold shift.",
        },
        {
          term: "European Union, Directive 2003/10/EC",
          text: "Protectors are made available at 80 dB(A) and must be worn at 85 dB(A).",
        },
        {
          term: "On a Saudi site",
          text: "The client's own site rule comes first. Ask for its limit in writing before you order, together with the noise survey of the area.",
        },
      ],
      note: "These are averages over a working day, not the reading of one moment. A short visit to a loud area and a full shift beside a moderate machine can give the same dose. Peaks from impact tools and blasting have limits of their own: leave them to the noise survey.",
      source: { section: "3", confidence: "B" },
    },
    {
      kind: "table",
      caption: "Permissible noise exposure under OSHA 29 CFR 1910.95, Table G-16",
      columns: ["Time per day", "Sound level (dBA, slow response)"],
      rows: [
        ["8 h", "90"],
        ["6 h", "92"],
        ["4 h", "95"],
        ["3 h", "97"],
        ["2 h", "100"],
        ["1½ h", "102"],
        ["1 h", "105"],
      ],
      note: "Limits of exposure for a person without protection. They are less strict than the European values, and a client's site rule may be stricter than both.",
      source: { section: "3", confidence: "A" },
    },
    {
      kind: "guide",
      title: "Reading the rating: NRR 21 to 33",
      entries: [
        {
          term: "The range",
          text: "Products in this range carry NRR 21 to 33. Plugs stand mostly at the upper end; slim and helmet-mounted muffs stand lower.",
        },
        {
          term: "NRR is not what the ear gets",
          text: "The NRR comes from a laboratory. A common field estimate for a level measured in dBA is: level under the protector = level − (NRR − 7) / 2.",
        },
        {
          term: "A worked example",
          text: "NRR 33 in an area of 100 dBA leaves an estimated 87 dBA at the ear. That is still above 85 dBA, so either the time is shortened or plugs are worn under muffs.",
        },
        {
          term: "SNR and H-M-L",
          text: "European packets state SNR, and values for high, middle and low frequencies. SNR and NRR come from different tests and are not directly comparable: never set one against the other in a bid.",
        },
      ],
      note: "An estimate for choosing a product. It is no proof of protection for one person: that takes a fit check of the individual.",
      source: { section: "3", confidence: "B" },
    },
  ],
  selection: [
    "Start from the noise survey: level by area, hours of stay, and whether the noise is steady, intermittent or impulsive.",
    "Take the lowest rating that brings the ear safely under the site limit. Too much attenuation hides alarms, reversing vehicles and speech, and people then take the protector off.",
    "For a full shift in heat, foam or reusable plugs are worn longer than muffs; for short visits, muffs or banded plugs are put on and off without touching the ear canal.",
    "With safety glasses or welding caps under a headband, prefer plugs: temples and fabric break the seal of a cushion.",
    "If helmets are worn, order helmet-mounted muffs for the exact helmet model, and name that model in the enquiry.",
    "In food plants choose detectable plugs in a colour that does not occur in the product.",
    "Offer two sizes or two types. Ear canals differ, and a plug that hurts is not worn.",
    "For a shutdown, count plugs per person and shift and add dispensers at the gates; for muffs, add hygiene kits with cushions and foam inserts.",
  ],
  mistakes: [
    {
      mistake: "Subtracting the whole NRR from the measured level.",
      instead: "Use the field estimate above, and treat it as an estimate.",
    },
    {
      mistake: "Buying the highest number for everybody.",
      instead: "Match the rating to the area, so that warnings and speech stay audible.",
    },
    {
      mistake: "Comparing a muff by SNR with a plug by NRR.",
      instead: "Ask both bidders for the same rating, with the test standard on the data sheet.",
    },
    {
      mistake: "Clipping any muff on any helmet.",
      instead: "Ask for the list of tested combinations for the helmet that you use.",
    },
    {
      mistake: "Issuing foam plugs in a bag without a word.",
      instead:
        "Show how to roll, pull the ear up and back, insert and hold; check it in the first week.",
    },
    {
      mistake: "Keeping muffs until the band breaks.",
      instead: "Replace cushions when they harden or crack, which heat and sweat hasten.",
    },
  ],
  related: ["head-face-protection", "ppe", "eye-protection", "respiratory-protection"],
  opening: { tags: ["hearing"] },
  figures: [
    { quantity: "85 dBA", section: "3", confidence: "B" },
    { quantity: "85 dB(A)", section: "3", confidence: "B" },
    { quantity: "80 dB(A)", section: "3", confidence: "B" },
    { quantity: "90 dBA", section: "3", confidence: "A" },
    { quantity: "8 hours", section: "3", confidence: "A" },
    { quantity: "100 dBA", section: "3", confidence: "B" },
    { quantity: "87 dBA", section: "3", confidence: "B" },
  ],
};
