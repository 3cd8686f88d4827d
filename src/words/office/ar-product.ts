import { countIn } from "#words/plurals.ts";
import type { OfficeWords } from "#words/office/en.ts";

const texts = {
  zero: "لا نصوص",
  one: "نص واحد",
  two: "نصان",
  few: "{n} نصوص",
  many: "{n} نصًا",
  other: "{n} نص",
};

export const product: OfficeWords["product"] = {
  back: "كل المنتجات",
  missing: (count) => `بلا ترجمة عربية حتى الآن: ${countIn("ar", count, texts)}.`,
  complete: "كل النصوص لها ترجمة عربية.",
  missingHere: "بلا ترجمة عربية بعد",
  nothing: "لا شيء",
  files: "لا تُغيَّر الصور والمستندات من هنا بعد.",
  units: {
    each: "قطعة",
    pair: "زوج",
    set: "طقم",
    box: "علبة",
    pack: "عبوة",
    roll: "لفة",
    carton: "كرتون",
  },
  groups: {
    basics: "الأساسيات",
    texts: "النصوص",
    specifications: "الأرقام والمواصفات",
    papers: "الشهادات والرموز",
    links: "الروابط والقوائم",
  },
};
