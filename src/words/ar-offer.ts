import type { OfferWords } from "#domain/quotation/offer-words.ts";
import { quotation } from "#words/ar-quotation.ts";
import { isolated } from "#words/isolated.ts";
import { countIn } from "#words/plurals.ts";
import { dayIn } from "#words/times.ts";

const day = (text: string) => dayIn("ar", text);

export const offer: OfferWords = {
  paper: {
    title: "عرض سعر",
    number: "رقم العرض",
    revision: "النسخة",
    date: "التاريخ",
    validUntil: "صالح حتى",
    reference: "طلبكم",
    buyer: "إلى",
    position: "م",
    product: "المنتج",
    quantity: "الكمية",
    unitPrice: "سعر الوحدة",
    discount: "الخصم",
    leadTime: "مدة التوريد",
    lineTotal: "الإجمالي",
    units: quotation.units,
    fromStock: "من المخزون",
    days: (count) =>
      countIn("ar", count, {
        one: "يوم واحد",
        two: "يومان",
        few: "{n} أيام",
        many: "{n} يومًا",
        other: "{n} يوم",
      }),
    notOffered: "غير متوفر لدينا",
    insteadOf: (goods) => `بديل عن: ${isolated(goods)}`,
    code: "الرمز",
    subtotal: "المجموع دون الضريبة",
    vat: (percent) => `ضريبة القيمة المضافة ${percent}%`,
    total: "الإجمالي شامل الضريبة",
    currency: "المبالغ بالريال السعودي",
    terms: "الشروط",
    validity: (text) => `تسري هذه الأسعار حتى نهاية يوم ${day(text)}.`,
    day,
    phone: "الهاتف",
    email: "البريد الإلكتروني",
    vatNumber: "الرقم الضريبي",
    nationalNumber: "الرقم الوطني الموحد",
  },
  letters: {
    subject: (number, reference, company) =>
      `عرض السعر ${isolated(number)} من ${isolated(company)}${
        reference === "" ? "" : ` لطلبكم ${isolated(reference)}`
      }`,
    numberToCome: "(الرقم عند الإرسال)",
    greeting: (name) => `السادة ${isolated(name)} المحترمون،`,
    intro: (number) => `نرفق لكم عرض السعر ${isolated(number)}.`,
    revised: (number, revision) =>
      `نرفق لكم النسخة ${revision} من عرض السعر ${isolated(number)}، وهي تحل محل النسخة السابقة.`,
    totalLine: (total, until) =>
      `الإجمالي شامل الضريبة: ${isolated(total)} ريال سعودي. العرض صالح حتى ${day(until)}.`,
    link: "لقبول العرض أو طلب تعديله أو الاعتذار عنه، افتحوا هذه الصفحة:",
    answer: (clerk) => `ويمكنكم أيضًا الرد على هذه الرسالة، فتصل إلى ${isolated(clerk)}.`,
    accepted: (number, total) =>
      `قبلتم عرض السعر ${isolated(number)} بإجمالي ${isolated(total)} ريال سعودي شامل الضريبة. وسنتواصل معكم بشأن التوريد.`,
    changeAsked: (number) => `طلبتم تعديل عرض السعر ${isolated(number)}، وسنرسل لكم نسخة جديدة.`,
    declined: (number) => `اعتذرتم عن عرض السعر ${isolated(number)}.`,
    thanks: "شكرًا لكم.",
    decisionSubject: {
      accept: (number, buyer) => `تم قبول عرض السعر ${isolated(number)} من ${isolated(buyer)}`,
      "request-change": (number, buyer) =>
        `طلب تعديل عرض السعر ${isolated(number)} من ${isolated(buyer)}`,
      decline: (number, buyer) => `اعتذار عن عرض السعر ${isolated(number)} من ${isolated(buyer)}`,
    },
    confirmationSubject: {
      accept: (number, reference) => `قبولكم لعرض السعر ${isolated(number)} ${isolated(reference)}`,
      "request-change": (number, reference) =>
        `طلبكم تعديل عرض السعر ${isolated(number)} ${isolated(reference)}`,
      decline: (number, reference) =>
        `اعتذاركم عن عرض السعر ${isolated(number)} ${isolated(reference)}`,
    },
    by: "الاسم",
    orderNumber: "رقم أمر الشراء",
    words: "الرسالة",
    line: (position, text) => `البند ${position}، ${isolated(text)}`,
    chat: (number, link) => `عرض السعر ${isolated(number)} جاهز لكم: ${link}`,
  },
};
