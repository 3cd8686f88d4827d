import { isolated } from "#words/isolated.ts";
import type { OfficeWords } from "#words/office/en.ts";

export const account: OfficeWords["account"] = {
  title: "حسابي",
  name: "الاسم",
  nameSaved: "حُفظ الاسم.",
  signOut: "تسجيل الخروج",
  sessions: "الأجهزة التي سجّلت الدخول منها",
  sessionsNote: "تنتهي الجلسة تلقائيًا بعد 30 يومًا.",
  device: "المتصفح",
  thisBrowser: "هذا المتصفح",
  unknownDevice: "متصفح غير معروف",
  method: "طريقة الدخول",
  methods: { code: "رمز بالبريد", passkey: "مفتاح مرور", demonstration: "عرض تجريبي" },
  signedIn: "وقت الدخول",
  lastSeen: "آخر استخدام",
  actions: "إجراءات",
  end: "إنهاء",
  endOf: (device) => `إنهاء الجلسة في ${isolated(device)}`,
  passkeys: "مفاتيح المرور",
  passkeysNote:
    "بمفتاح المرور تسجّل الدخول ببصمتك أو وجهك أو الرقم السري لجهازك. أضف مفتاحًا على كل جهاز.",
  noPasskeys: "ليس لديك مفتاح مرور بعد.",
  passkeyName: "اسم هذا الجهاز",
  addPasskey: "إضافة مفتاح مرور",
  added: "أضيف في",
  never: "لم يُستخدم",
  remove: "حذف",
  removeOf: (label) => `حذف مفتاح المرور ${isolated(label)}`,
};
