import { unitsOf } from "#words/ar-counts.ts";
import { isolated } from "#words/isolated.ts";
import { groupedNumber } from "#words/plurals.ts";
import type { RequestWords } from "#words/en.ts";

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
    `الإجمالي: ${unit === undefined ? groupedNumber(total) : unitsOf(total, unit)}`,
  asWritten: "تُرسَل هذه المقاسات كما كتبتها.",
  notInSizes: (sizes) =>
    `المقاس ${isolated(sizes)} غير مدرج لهذا المنتج في قائمتنا. يُرسَل كما كتبته.`,
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
  atMost: (longest) => `الحد الأقصى للأحرف: ${groupedNumber(longest)}`,
  notStored: "متصفحك لا يحفظ هذه القائمة، وستُفقد عند إغلاق الصفحة.",
  own: "بند بكلماتك",
  ownExample: "مراتب للركبة، 40 قطعة",
  add: "أضف البند",
  city: "مدينة التسليم",
  wanted: "مطلوب قبل",
  wantedExample: "مثل 24 ديسمبر 2026",
  notADay: "اكتب اليوم والشهر والسنة، مثل 24 ديسمبر 2026",
  dayOutOfRange: "اكتب يومًا لا يسبق اليوم ولا يتجاوز سنتين من الآن",
  ownReference: "رقم طلبك",
  phone: "هاتف أو واتساب (اختياري)",
  phoneExample: "رقم هاتف، مثل 0501234567",
  equivalents: "نقبل عروضًا لمنتجات مكافئة",
  message: "الرسالة (اختيارية)",
  required: "الاسم والبريد الإلكتروني واسم الشركة حقول مطلوبة.",
  send: "إرسال الطلب",
  success: "أُرسل طلب عرض السعر.",
  sentAt: (reference, time) => `الرقم المرجعي ${isolated(reference)}، أُرسل في ${time}`,
  receipt: "إيصال طلبك",
  before: (count) => `أُرسل من هذا الجهاز (${groupedNumber(count)})`,
  forget: "انسَ هذه الطلبات",
  again: "اطلبها مرة أخرى مع تعديل",
  keep: "احتفظ بنسخة: اطبعها أو احفظها أو أرسلها",
  notLoaded: "تعذّر التحميل. نرجو المحاولة مرة أخرى.",
  goneSince: "لم يعد في قائمتنا",
  forgetOne: (reference) => `انسَ الطلب ${isolated(reference)}`,
  share: "انسخ رابطًا إلى هذه القائمة",
  shared: "نُسخ الرابط.",
  offered: (count) => `في هذا الرابط قائمة، عدد بنودها: ${groupedNumber(count)}.`,
  merge: "أضفها إلى قائمتي",
  replace: "ضعها مكان قائمتي",
  leave: "اتركها",
  merged: (added, merged) =>
    [
      `بنود أُضيفت إلى قائمتك: ${groupedNumber(added)}.`,
      merged > 0 && `بنود كانت فيها من قبل: ${groupedNumber(merged)}.`,
    ]
      .filter(Boolean)
      .join(" "),
  replaced: "حلّت قائمة الرابط محل قائمتك.",
  lost: (count) => `بنود تعذّرت قراءتها: ${groupedNumber(count)}. ربما قُطع الرابط.`,
  unreadable: "تعذّرت قراءة القائمة في هذا الرابط.",
  rows: "ما تحتاج إليه",
  rowsHint:
    "سطر لكل منتج: الرمز أو الاسم، المقاسات، الكمية. يمكنك لصق صفوف من جدول إكسل أو من رسالة أو محادثة.",
  pasted: {
    read: "راجع الصفوف",
    reading: "نقرأ الصفوف.",
    openFile: `افتح ملفًا (${isolated(".xlsx")} أو ${isolated(".csv")})`,
    privacy: "نبحث عن المنتجات في صفوفك. لا نحفظ شيئًا قبل إرسال الطلب.",
    failed: "تتعذّر قراءة الصفوف الآن. تبقى الصفوف في الحقل. حاول مرة أخرى أو أرسلها كما هي.",
    fileTooLarge: (megabytes) =>
      `حجم الملف أكبر من ${groupedNumber(megabytes)} ميغابايت. انسخ الصفوف والصقها بدلًا منه.`,
    noTable: `لا يمكننا قراءة جدول في هذا الملف. احفظه بصيغة ${isolated(".xlsx")} أو ${isolated(".csv")} أو الصق صفوفه.`,
    heading: (rows) => `عدد الصفوف المقروءة: ${groupedNumber(rows)}`,
    keys: `مفاتيح الأسهم تنتقل بين الصفوف. الأرقام من 1 إلى 3 تختار منتجًا، و0 يُبقي كلماتك، ومفتاح ${isolated("Delete")} يستبعد الصف، ومفتاح ${isolated("Enter")} يقبله وينتقل.`,
    open: (rows) => `صفوف تنتظر اختيارك: ${groupedNumber(rows)}`,
    allSettled: "لا صف ينتظر اختيارك.",
    written: "صفك",
    understood: "ما فهمناه",
    product: "المنتج",
    ownWords: "بكلماتك",
    leaveOut: "استبعده",
    unknown: (words) => `لا نعرف: ${words.map(isolated).join("، ")}`,
    headings: (row) => `قرأنا هذا الصف عناوين للأعمدة: ${isolated(row)}`,
    put: (rows) => `ضع الصفوف في القائمة (${groupedNumber(rows)})`,
    cancel: "لا تضع منها شيئًا",
    added: (rows, summed) =>
      [
        `صفوف أُضيفت إلى قائمتك: ${groupedNumber(rows)}.`,
        summed === 0 ? "" : `صفوف للمنتج نفسه جُمعت كمياتها: ${groupedNumber(summed)}.`,
      ]
        .filter(Boolean)
        .join(" "),
    tooMany: (rows) =>
      `يتسع الطلب الواحد لعدد ${groupedNumber(500)} صف. صفوف تبقى في الحقل لطلب ثانٍ: ${groupedNumber(rows)}.`,
    tooLong: (rows, longest) =>
      `صفوف أطول من ${groupedNumber(longest)} حرف: ${groupedNumber(rows)}. يبقى في الحقل ما لم نقرأه.`,
    unfinished: "ضع الصفوف في القائمة أولًا، أو لا تضع منها شيئًا.",
  },
};
