import type { LossReason, EnquiryState } from "#domain/office/enquiry-state.ts";
import type { BuyerDecision } from "#domain/quotation/buyer-act.ts";
import type { QuotationContent } from "#domain/quotation/quotation.ts";
import type { Language } from "#domain/language.ts";

/** An invented enquiry of the demonstration. */
interface SampleEnquiry {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly city: string;
  readonly language: Language;
  /** Hours between its arrival and now. */
  readonly hours: number;
  /** Search words of the goods, and how many. */
  readonly lines: readonly (readonly [words: string, quantity: number])[];
  readonly words?: string;
  /** Steps after its arrival; none leaves it new. */
  readonly steps?: readonly EnquiryState[];
  readonly reason?: LossReason;
  readonly note?: string;
  /** Quotation that was sent some hours later, with what the buyer decided. */
  readonly quotation?: {
    readonly terms: Partial<Pick<QuotationContent, "terms" | "validDays">>;
    readonly answer?: BuyerDecision;
  };
  readonly isHeld?: boolean;
  readonly isByClerk?: boolean;
}

/** A dozen enquiries in every state; companies, persons and numbers are invented. */
export const sampleEnquiries: readonly SampleEnquiry[] = [
  {
    company: "Harbour Works Contracting Co.",
    name: "Omar Haddad",
    email: "omar.haddad@harbour-works.example",
    phone: "055 000 0101",
    city: "Jeddah",
    language: "en",
    hours: 0.4,
    lines: [
      ["nitrile gloves", 300],
      ["safety helmet", 40],
      ["safety glasses", 120],
    ],
    words: "Delivery to gate 4, please. We need the certificates with the quotation.",
  },
  {
    company: "شركة أفق الشمال للمقاولات",
    name: "سارة القحطاني",
    email: "sara@ufuq-north.example",
    phone: "055 000 0102",
    city: "Tabuk",
    language: "ar",
    hours: 3,
    lines: [
      ["حذاء سلامة", 60],
      ["سترة عاكسة", 150],
      ["خوذة", 60],
      ["قفازات", 200],
    ],
  },
  {
    company: "Red Dunes Drilling",
    name: "Priya Nair",
    email: "p.nair@reddunes.example",
    city: "Dammam",
    language: "en",
    hours: 76,
    lines: [
      ["full body harness", 12],
      ["shock absorbing lanyard", 12],
    ],
  },
  {
    company: "Gulf Panel Factory",
    name: "Yusuf Karim",
    email: "yusuf@gulfpanel.example",
    phone: "011 000 0104",
    city: "Riyadh",
    language: "en",
    hours: 26,
    lines: [
      ["welding helmet", 8],
      ["welding gloves", 24],
    ],
    steps: ["taken"],
    note: "Wants the auto-darkening one; asked for shade 5 to 13.",
  },
  {
    company: "مؤسسة درب الصحراء",
    name: "خالد العتيبي",
    email: "",
    phone: "055 000 0105",
    city: "Riyadh",
    language: "ar",
    hours: 5,
    lines: [
      ["كمامة", 500],
      ["نظارات", 30],
    ],
    isByClerk: true,
    note: "وصل عبر واتساب، والتسليم إلى مستودع السلي.",
  },
  {
    company: "Harbour Works Contracting Co.",
    name: "Omar Haddad",
    email: "omar.haddad@harbour-works.example",
    phone: "055 000 0101",
    city: "Jeddah",
    language: "en",
    hours: 140,
    lines: [
      ["ear plugs", 1000],
      ["ear muffs", 50],
    ],
    steps: ["taken", "quoted"],
    note: "Called: the order waits for the budget.",
  },
  {
    company: "Coastal Paint Systems",
    name: "Lina Aziz",
    email: "lina@coastalpaint.example",
    city: "Yanbu",
    language: "en",
    hours: 30,
    lines: [
      ["half mask", 20],
      ["organic vapour filter", 80],
    ],
    steps: ["taken"],
    quotation: { terms: { terms: "Payment within 30 days of the invoice." } },
  },
  {
    company: "شركة المرجان البحرية",
    name: "ريم الحربي",
    email: "reem@marjan.example",
    phone: "055 000 0108",
    city: "Jazan",
    language: "ar",
    hours: 44,
    lines: [["خوذة", 35]],
    quotation: {
      terms: { terms: "الدفع خلال 30 يومًا من تاريخ الفاتورة.", validDays: 4 },
      answer: {
        action: "request-change",
        words: "هل يمكن التوريد خلال أسبوع؟",
        lineWords: { k1: "نريدها باللون الأبيض." },
      },
    },
  },
  {
    company: "Najd Steel Works",
    name: "Bilal Shah",
    email: "b.shah@najdsteel.example",
    city: "Riyadh",
    language: "en",
    hours: 28,
    lines: [
      ["heat resistant gloves", 40],
      ["safety shoes", 75],
    ],
    steps: ["taken"],
    quotation: {
      terms: { terms: "Payment in advance." },
      answer: { action: "accept", name: "Bilal Shah", orderNumber: "PO-4417", words: "" },
    },
  },
  {
    company: "Wadi Farms",
    name: "Huda Salem",
    email: "huda@wadifarms.example",
    city: "Buraidah",
    language: "en",
    hours: 220,
    lines: [["coverall", 90]],
    steps: ["taken", "quoted", "lost"],
    reason: "price",
  },
  {
    company: "مصنع الواحة للبلاستيك",
    name: "ماجد الدوسري",
    email: "majed@wahaplast.example",
    city: "Dammam",
    language: "ar",
    hours: 190,
    lines: [["واقي أذن", 25]],
    steps: ["taken", "lost"],
    reason: "not-available",
  },
  {
    company: "Test Buyer",
    name: "Student",
    email: "student@college.example",
    city: "Makkah",
    language: "en",
    hours: 160,
    lines: [["safety signs", 1]],
    steps: ["closed"],
    note: "A student's question; answered by mail.",
  },
  {
    company: "Best Links Ltd",
    name: "Promo",
    email: "promo@bestlinks.example",
    city: "London",
    language: "en",
    hours: 9,
    lines: [["gloves", 1]],
    words: "We bring 10,000 visitors to your site.",
    isHeld: true,
  },
];
