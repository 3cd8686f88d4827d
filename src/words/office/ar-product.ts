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
  create: {
    title: "منتج جديد",
    duplicate: "نسخ المنتج",
    emptyNote: "المنتج مسودة: لا تعرضه أي صفحة حتى تكمل بياناته وتجعله معروضًا.",
    likeNote:
      "تُنسخ النصوص والأرقام والمواصفات، ولا يُنسخ السعر ولا المخزون ولا الصور ولا الشهادات ولا الرموز. يبقى المنتج مسودة حتى تجعله معروضًا.",
    name: "الاسم بالإنجليزية",
    slug: "عنوان الصفحة",
    code: "الكود",
    category: "الفئة",
    submit: "إنشاء المسودة",
    cancel: "إلغاء",
  },
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
