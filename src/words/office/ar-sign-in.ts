import { isolated } from "#words/isolated.ts";
import type { OfficeWords } from "#words/office/en.ts";

export const signIn: OfficeWords["signIn"] = {
  title: "تسجيل الدخول",
  lead: "لموظفي هذه الشركة.",
  email: "البريد الإلكتروني",
  sendCode: "أرسلوا لي رمزًا",
  sentTo: (email) => `إذا كان ${isolated(email)} لأحد الموظفين فستصله رسالة فيها رمز.`,
  code: "الرمز الوارد في الرسالة",
  enter: "دخول",
  otherAddress: "بريد آخر أو رمز جديد",
  passkey: "الدخول بمفتاح المرور",
  or: "أو",
  demonstration: "الدخول كمستخدم تجريبي",
  demonstrationNote: "هذا عرض تجريبي على هذا الجهاز. لا يظهر هذا الزر في المكتب الفعلي.",
  againTitle: "سجّل الدخول مرة أخرى",
  againLead: "انتهت جلستك، ولم يضِع شيء مما كتبته.",
};
