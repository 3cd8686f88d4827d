import { isolated } from "#words/isolated.ts";
import { request } from "#words/ar-request.ts";
import type { ContactWords } from "#words/en.ts";

const problems: ContactWords["problems"] = {
  name: {
    missing: "أدخل اسمك الكامل",
    "too-long": "يجب ألا يزيد الاسم الكامل على 200 حرف",
    malformed: "يحتوي الاسم الكامل على رموز لا يمكن إرسالها",
    "not-text": "يجب أن يكون الاسم الكامل نصًا",
  },
  email: {
    missing: "أدخل بريدك الإلكتروني",
    "too-long": "يجب ألا يزيد البريد الإلكتروني على 254 حرفًا",
    malformed: `أدخل بريدًا إلكترونيًا بصيغة صحيحة، مثل ${isolated("name@example.com")}`,
    "not-text": "يجب أن يكون البريد الإلكتروني نصًا",
  },
  company: {
    missing: "أدخل اسم شركتك",
    "too-long": "يجب ألا يزيد اسم الشركة على 200 حرف",
    malformed: "يحتوي اسم الشركة على رموز لا يمكن إرسالها",
    "not-text": "يجب أن يكون اسم الشركة نصًا",
  },
  message: {
    missing: "أدخل رسالتك",
    "too-long": "يجب ألا تزيد الرسالة على 5,000 حرف",
    malformed: "تحتوي الرسالة على رموز لا يمكن إرسالها",
    "not-text": "يجب أن تكون الرسالة نصًا",
  },
};

/** `askMessage` holds no marks of direction, because the text is sent as plain text. */
export const contact: ContactWords = {
  phone: "الهاتف",
  chat: "واتساب",
  chatLink: "تحدّث معنا عبر واتساب",
  qr: "رمز استجابة سريعة يفتح محادثة معنا عبر واتساب",
  qrCaption: "امسح الرمز لبدء المحادثة",
  email: "البريد الإلكتروني",
  location: "الموقع",
  fields: {
    name: { label: "الاسم الكامل", example: "اسمك" },
    email: { label: "البريد الإلكتروني", example: "name@example.com" },
    company: { label: "اسم الشركة", example: "شركتك" },
    message: { label: "الرسالة" },
  },
  trap: "اترك هذا الحقل فارغًا",
  required: "جميع الحقول مطلوبة.",
  send: "إرسال الرسالة",
  sending: "جارٍ الإرسال...",
  success: "تم إرسال رسالتك بنجاح! سنتواصل معك قريبًا.",
  failure: "تعذّر إرسال الرسالة. يُرجى المحاولة مرة أخرى أو التواصل معنا مباشرةً.",
  waiting: {
    status: "في انتظار الاتصال، والطلب محفوظ على هذا الجهاز.",
    label: "استفسار في الانتظار",
    since: (time) =>
      `محفوظ على هذا الجهاز منذ ${time}. يُرسل مرة واحدة عند عودة الاتصال وفتح إحدى صفحات الموقع.`,
    send: "أرسله الآن",
    discard: "تجاهله",
    discarded: "أُلغي الإرسال المنتظر. ما كتبته باقٍ هنا.",
  },
  reference: (reference) => `الرقم المرجعي: ${isolated(reference)}`,
  receipt: "إيصال رسالتك",
  problem: "توجد مشكلة",
  problems,
  askMessage: (code, name) => `استفسار عن المنتج ${code} ${name}: `,
  notifications: "الإشعارات",
  dismiss: "إخفاء الإشعار",
  request,
};
