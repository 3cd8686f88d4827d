import { isolated } from "#words/isolated.ts";
import type { OfficeWords } from "#words/office/en.ts";

export const people: OfficeWords["people"] = {
  title: "الموظفون",
  lead: "من يستخدم المكتب. المبيعات ترد على الاستفسارات، والمحررون يعتنون بالكتالوج، والمالك يقوم بالاثنين ويدعو الآخرين.",
  invite: "دعوة",
  inviteTitle: "دعوة موظف",
  inviteNote: "يسجّل الموظف الدخول بهذا البريد الإلكتروني، ويصله الرمز عليه.",
  name: "الاسم",
  email: "البريد الإلكتروني",
  role: "الدور",
  language: "اللغة",
  lastSeen: "آخر استخدام",
  never: "لم يستخدمه بعد",
  passkeys: "مفاتيح المرور",
  sessions: "الجلسات",
  roleOf: (name) => `دور ${isolated(name)}`,
  invited: (name) => `يمكن الآن دخول ${isolated(name)}.`,
  endSessions: "إنهاء الجلسات",
  endSessionsOf: (name) => `إنهاء كل جلسات ${isolated(name)}`,
  actions: "إجراءات",
  remove: "إزالة",
  removeOf: (name) => `إزالة ${isolated(name)}`,
  bringBack: "إعادة",
  bringBackOf: (name) => `إعادة ${isolated(name)}`,
  removed: "أزيل",
  you: "أنت",
};
