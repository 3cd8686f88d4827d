import { countIn } from "#words/plurals.ts";
import { productHelp } from "#words/office/ar-product-help.ts";
import { arabicRules } from "#words/office/ar-rules.ts";
import type { OfficeWords } from "#words/office/en.ts";

const files = {
  zero: "لا ملفات",
  one: "ملف واحد",
  two: "ملفين",
  few: "{n} ملفات",
  many: "{n} ملفًا",
  other: "{n} ملف",
};
const texts = {
  zero: "لا نصوص",
  one: "نص واحد",
  two: "نصان",
  few: "{n} نصوص",
  many: "{n} نصًا",
  other: "{n} نص",
};

export const product: OfficeWords["product"] = {
  help: productHelp,
  back: "كل المنتجات",
  missing: (count) => `بلا ترجمة عربية حتى الآن: ${countIn("ar", count, texts)}.`,
  complete: "كل النصوص لها ترجمة عربية.",
  missingHere: "بلا ترجمة عربية بعد",
  nothing: "لم يُحدَّد",
  rules: arabicRules,
  found: (rule, value) =>
    `${rule}، والمكتوب ${value.replace(/^the number |(?:\.|:) [DW].*$/gi, "")}`,
  entry: {
    photograph: (number) => `الصورة ${number}:`,
    document: (number) => `المستند ${number}:`,
  },
  check: {
    title: "ملاحظات قواعد الكتالوج",
  },
  preview: {
    title: "معاينة",
    language: "لغة الصفحة",
    note: "الصفحة كما سيعرضها الموقع بتعديلاتك. لم يُنشر شيء بعد.",
    drawing: "تُرسم الصفحة الآن ...",
    copy: "نسخ الرابط",
    copied: (day) => `نُسخ الرابط، ويعمل لدى الجميع حتى ${day}.`,
  },
  media: {
    pictures: "الصور",
    first: "الأولى: على البطاقات وفي القوائم",
    number: (number) => `الصورة ${number}`,
    alt: {
      en: (number) => `وصف الصورة ${number} بالإنجليزية`,
      ar: (number) => `وصف الصورة ${number} بالعربية`,
    },
    altMissing: {
      en: "مطلوب: اكتب ما تُظهره الصورة لمن لا يراها.",
      ar: "بلا ترجمة عربية بعد",
    },
    earlier: "تقديم",
    earlierOf: (number) => `تقديم الصورة ${number}`,
    later: "تأخير",
    laterOf: (number) => `تأخير الصورة ${number}`,
    remove: "حذف",
    removeOf: (number) => `حذف الصورة ${number}`,
    addPictures: "إضافة صور",
    camera: "التقاط صورة",
    pictureHint:
      "أو أفلتها هنا: JPEG أو PNG أو WebP أو AVIF، حتى 40 MB و40 مليون بكسل. تُدار الصورة إلى وضعها الصحيح، وتُحذف منها بيانات المكان والكاميرا.",
    uploading: (number, total) => `جارٍ رفع ${number} من ${total} ...`,
    documents: "المستندات",
    noDocuments: "لا مستندات لهذا المنتج.",
    addDocuments: "إضافة مستندات",
    documentHint: "أو أفلتها هنا: PDF، حتى 20 MB.",
    kind: "النوع",
    kinds: {
      certificate: "شهادة",
      declaration: "إقرار مطابقة",
      datasheet: "نشرة بيانات",
      instructions: "تعليمات الاستخدام",
      report: "تقرير اختبار",
    },
    facts: {
      number: "الرقم",
      issuer: "جهة الإصدار",
      issued: "تاريخ الإصدار",
      validUntil: "صالح حتى",
    },
    shown: "عرضه للمشترين",
    expired: "منتهي الصلاحية: لا يراه المشترون.",
  },
  address: {
    title: "العنوان والحذف",
    change: "تغيير العنوان",
    changeNote:
      "العنوان القديم يحوّل إلى الجديد باللغتين. يظهر التغيير على الموقع خلال ثوانٍ، مع كل ما تغيّر في الملفات.",
    next: "العنوان الجديد للصفحة",
    changeNow: "غيّره الآن",
    updated: (count) =>
      count === 0
        ? "لا تذكر هذا المنتج صفحة أخرى."
        : `تُحدَّث الروابط في ${countIn("ar", count, files)}:`,
    remove: "حذف هذا المنتج",
    removeNote:
      "تغادر الصفحة الموقع مع النشر القادم. يمكنك إعادتها في أي وقت، وتبقى نصوصها وصورها.",
    named: (count) =>
      count === 0
        ? "لا تذكر هذا المنتج صفحة أخرى."
        : `المنتج مذكور في ${countIn("ar", count, files)} تبقى من دونه. راجعها بعد ذلك:`,
    redirect: "زواره يذهبون إلى",
    pages: "الفئات",
    shop: "كل المنتجات",
    products: "المنتجات",
    removeNow: "احذفه مع النشر القادم",
    cancel: "إلغاء",
    states: {
      leaving: "يغادر هذا المنتج الموقع مع النشر القادم.",
      removed: "هذا المنتج محذوف، وعنوانه يحوّل إلى صفحة أخرى.",
    },
    keep: "أعده",
  },
  linked: {
    choose: "اكتب اسمًا واختر",
    remove: (name) => `إزالة ${name}`,
  },
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
