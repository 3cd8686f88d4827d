import type { Product } from "#domain/catalogue/product.ts";

/** Lockout kits and padlocks. LT001 names both a kit and a padlock. */
export const lockoutProducts: readonly Product[] = [
  {
    id: "LT001",
    slug: "lockout-kit-valve-electrical-42-piece",
    name: "Lockout Kit, Valves and Electrical, 42 Piece",
    description:
      "Kit for a maintenance team that isolates valves and breakers: ten padlocks, hasps, valve " +
      "and breaker lockouts, tags.",
    detailedDescription:
      "For maintenance teams in plants, pump stations and utilities who isolate both valves and " +
      "switchgear. The bag holds ten padlocks keyed different, four hasps, six breaker lockouts, " +
      "five gate-valve covers, two ball-valve lockouts, a cable lockout, a plug lockout and " +
      "twelve bilingual tags. OSHA 29 CFR 1910.147 asks that lockout devices be durable, " +
      "standardised, substantial and identifiable; the devices are chosen to that rule. The kit " +
      "is not a procedure: each machine needs its written steps, release of stored energy and a " +
      "test for dead. Check that the valve and breaker sizes suit your plant before ordering. " +
      "Each item can be reordered.",
    price: 0,
    category: "Lockout Tagout",
    subcategory: "LOTO Kits",
    images: [
      "lockout-kit-valve-electrical-42-piece-front",
      "lockout-kit-valve-electrical-42-piece-contents",
      "lockout-kit-valve-electrical-42-piece-detail",
    ],
    specifications: {
      material: "Nylon, polypropylene and steel devices",
      size: "Bag 400 × 250 × 220 mm",
      color: ["Red"],
      weight: "5.2 kg",
      standard: "For 29 CFR 1910.147 programmes",
    },
    features: [
      "42 pieces for valves and switchgear",
      "Ten padlocks, each with its own key",
      "Five gate-valve covers in five sizes",
      "Twelve tags in Arabic and English",
      "Every item can be reordered singly",
    ],
    keyFigures: [
      { label: "Pieces", value: "42" },
      { label: "Padlocks", value: "10" },
      { label: "Isolates", value: "Valves, breakers" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 5,
    inStock: true,
  },
  {
    id: "LT002",
    slug: "lockout-pouch-electrician-18-piece",
    name: "Electrician's Lockout Pouch, 18 Piece",
    description:
      "Belt pouch for one electrician: six breaker lockouts, a plug lockout and four padlocks " +
      "with non-conductive shackles.",
    detailedDescription:
      "For one electrician who isolates distribution boards, motor control centres and plugs. " +
      "The belt pouch holds six lockouts for single-pole, multi-pole and moulded-case breakers, " +
      "a plug lockout, a hasp, four padlocks with nylon shackles and five tags. It has nothing " +
      "for valves: a team that isolates pipework takes the 42-piece kit. Locking a breaker does " +
      "not prove the circuit dead. Test with a proved instrument, earth where the procedure " +
      "asks, and wear arc-rated clothing until the test is done. Replace a device whose jaw or " +
      "screw is worn. Sold by the pouch; breaker types are confirmed with the order.",
    price: 0,
    category: "Lockout Tagout",
    subcategory: "LOTO Kits",
    images: [
      "lockout-pouch-electrician-18-piece-front",
      "lockout-pouch-electrician-18-piece-contents",
    ],
    specifications: {
      material: "Nylon, impact-modified polypropylene",
      size: "Pouch 220 × 180 × 80 mm",
      color: ["Red and black"],
      weight: "1.1 kg",
      standard: "For 29 CFR 1910.147 programmes",
    },
    features: [
      "18 pieces in a belt pouch",
      "For single-pole to moulded-case breakers",
      "Padlocks with nylon shackles",
      "Fits breakers without tools",
      "Five write-on tags in Arabic and English",
    ],
    keyFigures: [
      { label: "Pieces", value: "18" },
      { label: "Padlocks", value: "4, nylon shackle" },
      { label: "Isolates", value: "Breakers, plugs" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 10,
    inStock: true,
    tags: ["arc-flash"],
  },
  {
    id: "LT001",
    slug: "safety-padlock-steel-shackle-38mm",
    name: "Safety Padlock, Steel Shackle 38 mm",
    description:
      "Nylon-bodied lockout padlock with a 38 mm steel shackle and a key that stays in the lock " +
      "until it is closed.",
    detailedDescription:
      "For lockout on valves, hasps, group boxes and mechanical isolators. The nylon body is " +
      "light and takes a name label, the hardened steel shackle resists bolt croppers better " +
      "than nylon, and the key cannot be drawn while the lock is open. One person, one lock, one " +
      "key: order keyed different for that rule, or keyed alike and with a master key for a " +
      "department. The steel shackle conducts, so near live parts take the nylon-shackle lock. " +
      "It is a lockout lock and no security lock for stores or gates. Discard a lock with a bent " +
      "shackle or a lost key.",
    price: 22.5,
    originalPrice: 43,
    category: "Lockout Tagout",
    subcategory: "Safety Padlocks",
    images: [
      "safety-padlock-steel-shackle-38mm-front",
      "safety-padlock-steel-shackle-38mm-detail",
      "safety-padlock-steel-shackle-38mm-scale",
    ],
    specifications: {
      material: "Nylon body, hardened steel shackle",
      size: "Shackle 38 mm high, 6 mm thick",
      color: ["Red", "Blue", "Yellow", "Green", "Black", "Orange"],
      weight: "92 g",
      standard: "For 29 CFR 1910.147 programmes",
    },
    features: [
      "Key stays in until the lock is closed",
      "Keyed different, alike or with master key",
      "Six colours for trades or shifts",
      "Write-on label in Arabic and English",
      "Hardened steel shackle, 6 mm",
    ],
    keyFigures: [
      { label: "Shackle", value: "Steel, 38 mm" },
      { label: "Conducts", value: "Yes" },
      { label: "Colours", value: "6" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "LT003",
    slug: "safety-padlock-nylon-shackle-76mm",
    name: "Safety Padlock, Nylon Shackle 76 mm",
    description:
      "Padlock with a non-conductive nylon body and long 76 mm nylon shackle, for electrical " +
      "isolators and crowded hasps.",
    detailedDescription:
      "For electricians who lock breakers, panel doors and isolator handles, and for plants " +
      "where spark or corrosion rule steel out. Body and shackle are nylon, and the 76 mm " +
      "clearance reaches through thick handles and crowded hasps. The shackle does not conduct " +
      "along its length, which lowers the risk of bridging terminals; it is not an insulating " +
      "tool, and the work still begins with a test for dead. Nylon yields to cutters sooner than " +
      "steel, so choose the steel lock where tampering is likely. Keep out of solvents. Sold " +
      "keyed different; keyed alike and master-keyed sets are made to order.",
    price: 0,
    category: "Lockout Tagout",
    subcategory: "Safety Padlocks",
    images: ["safety-padlock-nylon-shackle-76mm-front", "safety-padlock-nylon-shackle-76mm-side"],
    specifications: {
      material: "Nylon body and shackle",
      size: "Shackle 76 mm high, 6 mm thick",
      color: ["Red", "Yellow", "Blue"],
      weight: "85 g",
      standard: "For 29 CFR 1910.147 programmes",
    },
    features: [
      "Body and shackle of nylon, no steel outside",
      "76 mm clearance for thick handles",
      "Key stays in until the lock is closed",
      "Does not rust in coastal air",
      "Write-on label in Arabic and English",
    ],
    keyFigures: [
      { label: "Shackle", value: "Nylon, 76 mm" },
      { label: "Conducts", value: "No" },
      { label: "Colours", value: "3" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 50,
    inStock: true,
    tags: ["arc-flash"],
  },
];
