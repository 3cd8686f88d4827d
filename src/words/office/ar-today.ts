import { isolated } from "#words/isolated.ts";
import { groupedNumber } from "#words/plurals.ts";
import type { OfficeWords } from "#words/office/en.ts";

export const today: OfficeWords["today"] = {
  title: "اليوم",
  newEnquiries: "استفسارات جديدة",
  followUps: "متابعات مستحقة",
  held: "محتجزة",
  ending: "عروض أسعار تنتهي خلال ثلاثة أيام",
  accepted: "مقبولة منذ أمس",
  letters: "بريد متعثر",
  nothingNew: "لا توجد استفسارات جديدة.",
  nothingDue: "لا متابعات مستحقة اليوم.",
  all: (count) => `عرض الكل (${groupedNumber(count)})`,
  until: (day) => `حتى ${day}`,
  refused: "رفضها خادم البريد",
  waiting: "بانتظار خادم البريد",
  digestSubject: (company, day) => `${isolated(company)}: استفسارات ${day}`,
  digestCount: (label, count) => `${label}: ${groupedNumber(count)}`,
  digestOpen: "فتح المكتب",
};
