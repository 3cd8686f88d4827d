import type { EnquiryField } from "#domain/enquiry/enquiry.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { isolated } from "#words/isolated.ts";
import { offer } from "#words/ar-offer.ts";
import { buyersPage } from "#words/ar-buyers-page.ts";
import { quotation } from "#words/ar-quotation.ts";
import { countIn, groupedNumber, type Forms } from "#words/plurals.ts";
import { minuteIn, riyadhTime } from "#words/times.ts";

const fields: ServiceWords["fields"] = {
  name: "الاسم الكامل",
  email: "البريد الإلكتروني",
  company: "اسم الشركة",
  message: "الرسالة",
};

export const arabicService: ServiceWords = {
  language: "ar",
  languages: { en: "الإنجليزية", ar: "العربية" },
  fields,
  titles: {
    400: "طلب غير صالح",
    403: "غير مسموح",
    404: "غير موجود",
    405: "الطريقة غير مسموح بها",
    408: "انتهت مهلة الطلب",
    413: "المحتوى أكبر من المسموح به",
    415: "نوع المحتوى غير مدعوم",
    422: "الاستفسار غير مكتمل",
    429: "طلبات كثيرة",
    431: "ترويسات الطلب أكبر من المسموح به",
    500: "خطأ داخلي",
    503: "الخدمة غير متاحة حاليًا",
    other: "رُفض الطلب",
  },
  refusals: {
    nothingHere: "لا يوجد شيء في هذا العنوان.",
    noSuchLetter: "لا توجد رسالة بهذا الاسم.",
    unclear: "تعذّر فهم الطلب.",
    oneHost: `طلب غير صالح: يجب أن تكون فيه ترويسة ${isolated("Host")} واحدة`,
    malformedAddress: "العنوان مكتوب بصيغة غير صحيحة. ربما قُطع الرابط.",
    onlyReading: `الطريقة غير مسموح بها: يُقبل ${isolated("GET")} و${isolated("HEAD")} فقط`,
    tooManyPages: "طلبت صفحات كثيرة في وقت واحد. يُرجى المحاولة مرة أخرى بعد قليل.",
    busy: "الموقع مشغول الآن. يُرجى المحاولة مرة أخرى بعد قليل.",
    internal: (incident) => `حدث خطأ من جهتنا. الرقم المرجعي: ${isolated(incident)}`,
    tooLarge: (size) => `يجب ألا يزيد حجم المحتوى على ${isolated(size)}.`,
    tooManyFields: (limit) => `يجب ألا يزيد عدد حقول النموذج على ${groupedNumber(limit)}.`,
    contentType: `يجب أن تكون قيمة ${isolated("content-type")} إما ${isolated("application/json")} أو ${isolated("application/x-www-form-urlencoded")}.`,
    noContentType: `ترويسة ${isolated("content-type")} ناقصة، ويجب أن تكون ${isolated("application/json")}.`,
    packed: `${isolated("content-encoding")}: يجب إرسال المحتوى دون ضغط.`,
    charset: `${isolated("content-type")}: يجب أن يكون الترميز ${isolated("utf-8")}.`,
    emptyBody: "المحتوى فارغ.",
    notUtf8: `المحتوى ليس نصًا بترميز ${isolated("UTF-8")}.`,
    notJson: `المحتوى ليس بصيغة ${isolated("JSON")} صحيحة.`,
    notObject: `يجب أن يكون المحتوى كائن ${isolated("JSON")}.`,
    onlyPost: `يُرسَل الاستفسار بطريقة ${isolated("POST")}.`,
    unusable: "في المحتوى حقول لا يمكن استخدامها.",
    repeated: (name) => `${named(name)} يجب ألا يتكرر.`,
    unknown: (name) => `${named(name)} ليس من حقول الاستفسار.`,
    incomplete: (wrong) => `يُرجى مراجعة هذه الحقول: ${wrong.map(label).join("، ")}.`,
    problems: {
      missing: (field) => `${label(field)}: هذا الحقل مطلوب.`,
      "too-long": (field, longest) =>
        `${label(field)}: يجب ألا يزيد على ${countIn("ar", longest, characters)}.`,
      malformed: (field) => `${label(field)}: يجب أن يكون عنوان بريد إلكتروني صحيحًا.`,
      "not-text": (field) => `${label(field)}: يجب أن يكون نصًا.`,
    },
    ofRequest: {
      missing: (field) => `${part(field)}: مطلوب.`,
      malformed: (field) => `${part(field)}: ليس بالصيغة المطلوبة.`,
      "too-long": (field, bound) =>
        `${part(field)}: يجب ألا يزيد على ${countIn("ar", bound ?? 0, characters)}.`,
      "too-many": (field, bound) => `${part(field)}: الحد الأقصى للبنود ${isolated(String(bound))}.`,
      unknown: (field) => `${named(field)} ليس جزءًا من البند.`,
      "contradicts-sizes": (field) => `${part(field)}: يجب أن تساوي مجموع كميات المقاسات.`,
      "out-of-range": (field) => `${part(field)}: يجب ألا يسبق اليوم وألا يتجاوز سنتين من الآن.`,
    },
    files: {
      kind: (name) => `${file(name)} ليس ملف ${isolated("PDF")} ولا صورة ولا جدولًا.`,
      empty: (name) => `${file(name)} فارغ.`,
      "too-large": (name) =>
        `${file(name)} أكبر من المسموح به: الحد الأقصى لجميع الملفات معًا ${isolated("10 MB")}.`,
      "too-many": (name) => `${file(name)} زائد على الحد: يقبل الطلب ثلاثة ملفات.`,
      quota: (name) => `تعذّر قبول ${file(name)}: وصلتنا منك اليوم ملفات كثيرة.`,
      full: (name) => `تعذّر قبول ${file(name)} الآن. يُرجى إرساله بالبريد الإلكتروني.`,
      gone: () => "لم يعد أحد الملفات محفوظًا. يُرجى إرفاقه من جديد.",
    },
    foreignOrigin: `لا يُسمح بإرسال الاستفسارات إلى هنا من هذا المصدر (${isolated("Origin")}).`,
    foreignSite: `تدل ترويسة ${isolated("Sec-Fetch-Site")} على أن موقعًا آخر يرسل هذا الطلب.`,
    tooMany: (wait) => `أرسلت استفسارات كثيرة. حاول مرة أخرى بعد ${countIn("ar", wait, seconds)}.`,
    malformedKey: `يجب أن يتكون ${isolated("Idempotency-Key")} من محرف واحد إلى 200 محرف من محارف ${isolated("ASCII")} المرئية.`,
    usedKey: `سبق استخدام ${isolated("Idempotency-Key")} هذا لاستفسار آخر.`,
    notKept: "تعذّر حفظ الاستفسار. يُرجى المحاولة مرة أخرى بعد دقيقة.",
    form: {
      heading: "لم تُرسَل رسالتك",
      foreign:
        "لم يأتِ هذا النموذج من موقعنا، ولذلك لم يُرسَل شيء. يُرجى مراجعته ثم إرساله من هذه الصفحة.",
      farTooLong:
        "النص أطول بكثير من أن يُرسَل. يُرجى الرجوع إلى الصفحة السابقة في المتصفح، فما كتبته لا يزال فيها، ثم اختصاره.",
      inBrowser: "ما كتبته لا يزال في المتصفح. يُرجى الرجوع إلى الصفحة السابقة.",
      unclear: "لم يصل النموذج كما عُبِّئ. يُرجى مراجعته ثم إعادة الإرسال.",
      send: "إعادة الإرسال",
      page: "صفحة التواصل",
      privacy: "إشعار الخصوصية",
    },
  },
  received: {
    heading: "تم إرسال رسالتك بنجاح",
    promise: "سنتواصل معك قريبًا.",
  },
  letter: {
    title: (reference) => `الاستفسار ${isolated(reference)}`,
    subject: (reference, company) => `الاستفسار ${isolated(reference)} من ${isolated(company)}`,
    reference: "الرقم المرجعي",
    received: "وقت الاستلام",
    language: "لغة العميل",
    file: "ملف",
    openFiles: "فتح الملفات",
    time: (milliseconds) => `${minuteIn("ar", milliseconds)} بتوقيت الرياض`,
    fact: (name, value) => `${name}: ${isolated(value)}`,
  },
  quotation,
  offer,
  buyersPage,
  buyersCopy: {
    subject: (reference) => `طلبك لعرض السعر ${isolated(reference)}`,
    intro: "استلمنا طلبك لعرض السعر، وهذه بنوده.",
    others: (count) => `بنود بكلماتك لم تُذكر هنا: ${count}`,
    phone: (ending) =>
      `يمكننا أيضًا التواصل معك على رقم الهاتف الذي ينتهي بالأرقام ${isolated(ending)}.`,
    stranger: "إن لم ترسل هذا الطلب فتجاهل هذه الرسالة.",
  },
  inbox: {
    title: "صندوق الوارد التجريبي",
    intro: `الرسائل التي كان الموقع الفعلي سيرسلها عبر ${isolated("SMTP")}، الأحدث أولًا.`,
    label: "صندوق الوارد",
    again: "تحديث",
    contact: "صفحة التواصل",
    site: "الموقع",
    empty: "لم تصل أي رسالة بعد.",
    sendOne: "أرسل استفسارًا من صفحة التواصل",
    back: "العودة إلى صندوق الوارد",
    from: "من",
    to: "إلى",
    replyTo: "الرد إلى",
    date: "التاريخ",
    subject: "الموضوع",
    text: "النص",
    html: "HTML",
  },
  receipt: {
    title: (reference) => `إيصال الرسالة ${isolated(reference)}`,
    requestTitle: (reference) => `إيصال الطلب ${isolated(reference)}`,
    kept: "وقت الاستلام والحفظ",
    accepted: "وقت قبول خادم بريدنا للرسالة",
    notYet: "لم يُقبل بعد. لا يلزمك فعل أي شيء.",
    time: (milliseconds) => `${riyadhTime("ar", milliseconds)} بتوقيت الرياض`,
    clock: `توقيت الرياض هو ${isolated("UTC+3")}. الأوقات بحسب ساعة خادمنا.`,
    questions: "للاستفسار اتصل بنا",
    phone: "الهاتف",
    chat: "واتساب",
    site: "إلى موقعنا",
    absent: "لا يوجد إيصال كهذا",
    absentDetail:
      "ربما يكون الرابط غير مكتمل، أو لم تعد الرسالة محفوظة. يُرجى نسخ الرابط كاملًا من جديد.",
  },
};

function label(field: EnquiryField): string {
  return `${fields[field]} (${isolated(field)})`;
}

/** A part of a request for quotation; one of a line has no label of its own. */
function part(field: string): string {
  const { city, wanted, ownReference, phone } = quotation;
  const labels: Readonly<Record<string, string>> = { city, wanted, ownReference, phone };
  const partLabel = labels[field];
  return partLabel === undefined ? isolated(field) : `${partLabel} (${isolated(field)})`;
}

function file(name: string): string {
  return name === "" ? "الملف" : `الملف ${isolated(name)}`;
}

function named(name: string): string {
  return name === "" ? "حقل بلا اسم" : `الحقل ${isolated(name)}`;
}

/** After a preposition, where the dual stands in the genitive. */
const seconds: Forms = {
  zero: "لحظات",
  one: "ثانية واحدة",
  two: "ثانيتين",
  few: "{n} ثوانٍ",
  many: "{n} ثانية",
  other: "{n} ثانية",
};

const characters: Forms = {
  one: "حرف واحد",
  two: "حرفين",
  few: "{n} أحرف",
  many: "{n} حرفًا",
  other: "{n} حرف",
};
