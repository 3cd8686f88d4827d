import { evidenceWords } from "#words/ar-evidence.ts";
import { arabicUnit } from "#domain/arabic-units.ts";
import { formatRiyals, toHalalas } from "#domain/quotation/money.ts";
import { days, units, unitsOf } from "#words/ar-counts.ts";
import { isolated } from "#words/isolated.ts";
import { countIn, groupedNumber } from "#words/plurals.ts";
import type { Words } from "#words/en.ts";

const perUnit: Readonly<Record<keyof typeof units, string>> = {
  each: "للقطعة",
  pair: "للزوج",
  set: "للطقم",
  box: "للعلبة",
  pack: "للعبوة",
  roll: "للفة",
  carton: "للكرتون",
};

export const product: Words["product"] = {
  units,
  count: unitsOf,
  moq: (minimum, unit) => `الحد الأدنى للطلب: ${unitsOf(minimum, unit)}`,
  inStock: "متوفر",
  lowStock: "كمية محدودة",
  outOfStock: "نفدت الكمية",
  madeToOrder: (lead) =>
    lead === undefined
      ? "يُصنَع عند الطلب"
      : `يُصنَع عند الطلب خلال ${countIn("ar", lead, days)} تقريبًا`,
  askAvailability: "تواصل معنا لمعرفة التوفّر",
  stock: (count, unit) =>
    count === 0 ? unitsOf(count, unit) : `المتوفر: ${unitsOf(count, unit)} فأكثر`,
  left: (count, unit) => (count === 0 ? unitsOf(count, unit) : `المتبقي: ${unitsOf(count, unit)}`),
  withdrawn: "توقّف توريده",
  replacedBy: (name) => `نورّد بدلًا منه: ${isolated(name)}`,
  euSizes: (smallest, largest) => `من ${smallest} إلى ${largest} (مقاس أوروبي ${isolated("EU")})`,
  letterSizes: (smallest, largest) => `من ${isolated(smallest)} إلى ${isolated(largest)}`,
  weighs: (value, unit, per, part) =>
    `${groupedNumber(value)} ${arabicUnit(unit) ?? isolated(unit)}` +
    (per ? ` ${perUnit[per]}` : "") +
    (part ? `، ${isolated(part)}` : ""),
  listed: (parts) => parts.map(isolated).join("، "),
  price: {
    amount: (riyals) => `${formatRiyals(toHalalas(riyals))}\u00A0ر.س`,
    per: (unit) => perUnit[unit],
    was: "بدلًا من",
    terms: (vatPercent) =>
      vatPercent === 0 ? "سعر القائمة" : `سعر القائمة غير شامل ضريبة القيمة المضافة ${vatPercent}%`,
    onRequest: "السعر عند الطلب",
  },
  code: "رقم المنتج",
  minimum: "الحد الأدنى للطلب",
  pack: "التعبئة",
  needs: "ما يلزم معه",
  likeness: "صورة منتج مشابه",
  toScale: {
    heading: "الحجم بمقياس الرسم",
    beside: {
      hand: "رسم بمقياس واحد بجانب يد طولها 190 مم. كل مربع 100 مم.",
      person: "رسم بمقياس واحد بجانب شخص طوله 1.75 م. كل مربع 100 مم.",
    },
    order: (codes) => `من اليسار: ${codes.map(isolated).join("، ")}.`,
  },
  certifications: "الشهادات والمواصفات",
  specifications: "المواصفات الفنية",
  material: "الخامة",
  size: "المقاس",
  weight: "الوزن",
  sizeAndWeight: "المقاس والوزن",
  colours: "الألوان المتوفرة",
  marks: "علامات الأداء",
  documents: "المستندات",
  evidence: evidenceWords,
  discountLicence: (number, lastDay) =>
    `ترخيص التخفيضات رقم ${isolated(number)}، سارٍ حتى ${isolated(lastDay)}`,
  notFor: "استخدامات لا يصلح لها",
  replaceWhen: "متى يُستبدل",
  soldAs: "وحدة البيع",
  features: "أهم المزايا",
  available: "الكميات المتوفرة للجملة",
  availability: "التوفّر",
  quote: "اطلب عرض سعر للكميات",
  supplier: "تواصل مع المورّد",
  askWhen: "اسأل عن موعد التوفّر",
  thumbnails: "الصور",
  turn: {
    show: "شاهده من كل الجهات",
    label: "أدر المنتج",
    how: "اسحب أو استخدم مفاتيح الأسهم",
  },
  related: "منتجات مشابهة",
  description: (name, text) => `${name}: ${text}`,
};
