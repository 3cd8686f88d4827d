import { evidenceWords } from "#words/ar-evidence.ts";
import type { QuotationWords } from "#domain/quotation/quotation-words.ts";
import { unitNames, unitsOf } from "#words/ar-counts.ts";
import { isolated } from "#words/isolated.ts";
import { dayIn } from "#words/times.ts";

export const quotation: QuotationWords = {
  evidence: evidenceWords,
  title: (reference) => `طلب عرض السعر ${isolated(reference)}`,
  subject: (reference, company) => `طلب عرض السعر ${isolated(reference)} من ${isolated(company)}`,
  city: "التسليم إلى",
  wanted: "مطلوب في موعد أقصاه",
  day: (day) => dayIn("ar", day),
  ownReference: "رقم الطلب لدى المشتري",
  phone: "هاتف أو واتساب",
  equivalents: "البدائل المكافئة",
  accepted: "مقبولة",
  notAccepted: "غير مقبولة",
  words: "الرسالة",
  lines: (count) => `البنود (${count})`,
  number: "م",
  code: "الرمز",
  text: "المنتج",
  sizes: "المقاسات",
  quantity: "الكمية",
  unit: "الوحدة",
  colour: "اللون",
  note: "ملاحظة",
  units: unitNames,
  amount: unitsOf,
  free: "كما وصفه المشتري",
  price: "سعر الوحدة (ر.س)",
  listPrice: "سعر القائمة (ر.س)",
  total: "الإجمالي (ر.س)",
  leadTime: "مدة التوريد",
  remark: "للمراجعة",
  belowMinimum: (minimum) => `أقل من الحد الأدنى للطلب: ${minimum}`,
  noQuantity: "بلا كمية",
  onOrder: "يُجهَّز حسب الطلب",
  gone: "لم يعد في الكتالوج",
  sum: "الإجمالي",
};
