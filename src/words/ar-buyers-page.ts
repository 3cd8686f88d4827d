import type { ActField, BuyersPageWords } from "#domain/office/buyers-page-words.ts";
import { isolated } from "#words/isolated.ts";
import { groupedNumber } from "#words/plurals.ts";
import { dayIn } from "#words/times.ts";

const fields: Readonly<Record<ActField, string>> = {
  name: "الاسم",
  orderNumber: "رقم أمر الشراء",
  words: "النص",
  lineWords: "ملاحظة على أحد البنود",
  file: "الملف",
};

export const buyersPage: BuyersPageWords = {
  progress: "طلبك",
  stages: {
    received: "مستلَم",
    pricing: "قيد التسعير",
    quoted: "صدر العرض",
    accepted: "مقبول",
    closed: "مغلق",
  },
  next: {
    received: "وصلنا طلبك.",
    pricing: "نعدّ عرض السعر، وسيصلك بالبريد الإلكتروني ويظهر هنا.",
    quoted: "عرض السعر جاهز وبانتظار قرارك.",
    accepted: "قبلت عرض السعر. سنتواصل معك بشأن التسليم.",
    closed: "أُغلق هذا الطلب. تواصل معنا إن كنت ما زلت تحتاج إلى البضاعة.",
  },
  title: (number) => `عرض السعر ${isolated(number)}`,
  revision: (revision, day) =>
    revision === 1 ? dayIn("ar", day) : `المراجعة ${revision}، ${dayIn("ar", day)}`,
  preparedFor: "مقدَّم إلى",
  totalWithVat: "الإجمالي شاملًا ضريبة القيمة المضافة",
  currency: "ر.س",
  pdf: `تنزيل ملف ${isolated("PDF")}`,
  toForms: "القبول أو الرد",
  states: {
    "change-requested": "طلبت تعديلًا، ونحن نعدّ مراجعة جديدة. ما زال بإمكانك قبول هذا العرض.",
    accepted: "قبلت هذا العرض. شكرًا لك.",
    declined: "اعتذرت عن هذا العرض. تواصل معنا إن تغيّر قرارك.",
    expired: "انتهت صلاحية هذا العرض، فلا يمكن قبوله من هنا. تواصل معنا لنجدده لك.",
    withdrawn: "سُحب هذا العرض. سنرسل إليك عرضًا آخر.",
  },
  lines: "البنود",
  request: (lines) => `طلبك: عدد البنود ${groupedNumber(lines)}`,
  files: "ملفاتك",
  accept: {
    heading: "قبول عرض السعر",
    intro: (total) => `تطلب البضاعة المذكورة أعلاه بمبلغ ${total} ر.س شاملًا ضريبة القيمة المضافة.`,
    name: "الاسم",
    orderNumber: "رقم أمر الشراء لديكم (اختياري)",
    file: "أمر الشراء (اختياري)",
    fileHint: `ملف ${isolated("PDF")} أو صورة أو جدول، حتى ${isolated("10 MB")}.`,
    submit: "قبول العرض",
  },
  change: {
    heading: "طلب تعديل",
    intro: "اكتب لنا ما يجب تغييره، وسنرسل إليك مراجعة جديدة.",
    words: "ما الذي يجب تغييره؟",
    byLine: "ملاحظات على بنود محددة (اختيارية)",
    line: (position, text) => `${position}. ${text}`,
    submit: "إرسال طلب التعديل",
  },
  decline: {
    heading: "الاعتذار عن العرض",
    words: "ما السبب؟ (اختياري)",
    submit: "الاعتذار عن العرض",
  },
  done: {
    accept: "شكرًا لك. قبلت عرض السعر وأُبلغ موظفونا بذلك.",
    "request-change": "شكرًا لك. وصلنا طلب التعديل وسنرسل إليك مراجعة جديدة.",
    decline: "سجّلنا اعتذارك عن العرض. شكرًا لإبلاغنا.",
  },
  stale: "صدرت مراجعة أحدث في هذه الأثناء، فلم يُحفظ شيء. تجدها أدناه: يُرجى قراءتها ثم الرد من جديد.",
  refused: "لم يعد هذا ممكنًا، فلم يُحفظ شيء. تجد حالة العرض أدناه.",
  check: "لم يُرسَل شيء بعد. يُرجى مراجعة الحقل المحدد.",
  problems: {
    missing: (field) => (field === "name" ? "اكتب اسمك" : `${fields[field]}: مطلوب`),
    "too-long": (field) => `${fields[field]}: أطول من المسموح به`,
    malformed: (field) => `${fields[field]}: تعذّرت قراءته`,
  },
};
