import { isolated } from "#words/isolated.ts";
import type { NarrowingWords } from "#words/narrowing-words.ts";
import { numberIn } from "#words/plurals.ts";

export const narrowing: NarrowingWords = {
  filter: (chosen) => (chosen === 0 ? "تصفية" : `تصفية (${numberIn("ar", chosen)})`),
  facets: {
    std: "المواصفة",
    mark: "العلامة أو الفئة",
    level: "المستوى",
    material: "الخامة",
    size: "مقاسي",
    colour: "اللون",
    stock: "التوفّر",
    price: "السعر",
    tag: "العمل",
  },
  values: {
    "one-size": "مقاس واحد",
    "in-stock": "متوفر",
    "made-to-order": "يُصنَع عند الطلب",
    "on-request": "عند الطلب",
    "out-of-stock": "نفدت الكمية",
    listed: "السعر مذكور",
  },
  size: (id) => isolated(/^[2-5]\d/.test(id) ? `EU ${id}` : id.toUpperCase()),
  apply: "عرض المنتجات",
  clear: "إلغاء التصفية",
  chosen: "ما اخترته",
  without: (value) => `إزالة ${isolated(value)}`,
  further: (count) => `قيم أخرى: ${numberIn("ar", count)}. اختر قسمًا أو ابحث أولًا.`,
  sort: "الترتيب حسب",
  sortings: {
    relevance: "الصلة بالبحث",
    usual: "ترتيب الكتالوج",
    name: "الاسم",
    code: "رقم المنتج",
    minimum: "الحد الأدنى للطلب",
    price: "السعر المذكور",
  },
  view: "العرض",
  cards: "بطاقات",
  table: "جدول",
  unknown: (facets) => `في العنوان قيمة غير موجودة في القائمة، فتُركت: ${facets}.`,
  nothing: (chosen) => `لا توجد منتجات تجمع: ${chosen}.`,
  left: (count, without) => `${numberIn("ar", count)} من دون ${without}`,
  leftIn: (count) => `${numberIn("ar", count)} في جميع الأقسام`,
};
