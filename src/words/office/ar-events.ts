import type { OfficeWords } from "#words/office/en.ts";

export const events: OfficeWords["events"] = {
  title: "سجل التغييرات",
  lead: "كل تغيير في المكتب. لا تُعدَّل القيود ولا تُحذف.",
  time: "الوقت",
  person: "الموظف",
  change: "التغيير",
  subject: "الموضوع",
  before: "قبل",
  after: "بعد",
  command: "سطر الأوامر",
  older: "قيود أقدم",
  none: "لا توجد قيود بعد.",
  kinds: {
    "access.refused": "رُفض طلبه",
    "passkey.added": "أضاف مفتاح مرور",
    "passkey.removed": "حذف مفتاح مرور",
    "person.changed": "عدّل بيانات موظف",
    "person.invited": "دعا موظفًا",
    "session.ended": "أنهى جلسة",
    "session.opened": "سجّل الدخول",
  },
};
