import { unitsOf } from "#words/ar-counts.ts";
import { isolated } from "#words/isolated.ts";
import { numberIn } from "#words/plurals.ts";
import type { RequestWords } from "#words/request-words.ts";

export const request: RequestWords = {
  heading: "قائمة الاستفسار",
  empty: "لا شيء في قائمتك بعد. أضف منتجات من المتجر، أو اكتب بندًا بكلماتك.",
  shop: "افتح المتجر",
  quantity: "الكمية",
  quantityOf: (name) => `الكمية المطلوبة من ${isolated(name)}`,
  sizes: "المقاسات",
  sizesOf: (name) => `مقاسات ${isolated(name)}`,
  sizesExample: `مثل ${isolated("42×10 43×12")}`,
  note: "اللون أو ملاحظة",
  noteOf: (name) => `اللون أو ملاحظة على ${isolated(name)}`,
  removeOf: (name) => `حذف ${isolated(name)}`,
  removed: (name) => `حُذف ${isolated(name)} من قائمة الاستفسار.`,
  undo: "تراجع",
  minimum: (minimum, unit) => `الحد الأدنى للطلب: ${unitsOf(minimum, unit)}`,
  below: (minimum, unit) =>
    `الحد الأدنى للطلب: ${unitsOf(minimum, unit)}. يمكنك طلب كمية أقل وسنرد عليك.`,
  total: (total, unit) =>
    `الإجمالي: ${unit === undefined ? numberIn("ar", total) : unitsOf(total, unit)}`,
  asWritten: "تُرسَل هذه المقاسات كما كتبتها.",
  needed: "يلزم معه:",
  addOf: (name) => `أضف ${isolated(name)}`,
  gone: "لم يعد هذا المنتج في قائمتنا. يُرسَل البند كما هو.",
  problems: {
    "not-a-number": "اكتب الكمية بالأرقام، مثل 40",
    "not-whole": "اكتب عددًا صحيحًا",
    "too-small": "اكتب كمية لا تقل عن 1",
    "too-large": "اكتب كمية لا تزيد على 1,000,000",
    range: "اكتب كمية واحدة لا مدى",
  },
  full: (longest) => `الحد الأقصى للقائمة: ${longest}. أرسل هذه القائمة ثم ابدأ أخرى.`,
  notStored: "متصفحك لا يحفظ هذه القائمة، وستُفقد عند إغلاق الصفحة.",
  own: "بند بكلماتك",
  ownExample: "مراتب للركبة، 40 قطعة",
  add: "أضف البند",
  city: "مدينة التسليم",
  wanted: "مطلوب قبل",
  ownReference: "رقم طلبك",
  equivalents: "نقبل عروضًا لمنتجات مكافئة",
  message: "الرسالة (اختيارية)",
  send: "إرسال الطلب",
  success: "أُرسل طلب عرض السعر.",
  sentAt: (reference, time) => `الرقم المرجعي ${isolated(reference)}، أُرسل في ${time}`,
  line: ({ code, text, quantity, sizes, note }) =>
    [
      [code && isolated(code), text].filter(Boolean).join(" "),
      isolated(sizes.trim() || quantity.trim()),
      note.trim(),
    ]
      .filter(Boolean)
      .join(" · "),
  receipt: "إيصال طلبك",
  before: (count) => `أُرسل من هذا الجهاز (${numberIn("ar", count)})`,
  forget: "انسَ هذه الطلبات",
  again: "أضف هذه البنود إلى القائمة مرة أخرى",
  share: "انسخ رابطًا إلى هذه القائمة",
  shared: "نُسخ الرابط.",
  offered: (count) => `في هذا الرابط قائمة، عدد بنودها: ${numberIn("ar", count)}.`,
  merge: "أضفها إلى قائمتي",
  replace: "ضعها مكان قائمتي",
  leave: "اتركها",
  lost: (count) => `بنود تعذّرت قراءتها: ${numberIn("ar", count)}. ربما قُطع الرابط.`,
  unreadable: "تعذّرت قراءة القائمة في هذا الرابط.",
  rows: "ما تحتاج إليه",
  rowsHint: "سطر لكل منتج: الرمز أو الاسم، المقاسات، الكمية.",
};
