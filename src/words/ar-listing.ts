import { isolated } from "#words/isolated.ts";
import { countIn, groupedNumber } from "#words/plurals.ts";
import type { Words } from "#words/en.ts";

const products = {
  zero: "لا توجد منتجات",
  one: "منتج واحد",
  two: "منتجان",
  few: "{n} منتجات",
  many: "{n} منتجًا",
  other: "{n} منتج",
};

const results = {
  zero: "لا نتائج للبحث عن",
  one: "نتيجة واحدة للبحث عن",
  two: "نتيجتان للبحث عن",
  few: "{n} نتائج للبحث عن",
  many: "{n} نتيجة للبحث عن",
  other: "{n} نتيجة للبحث عن",
};

export const listing: Words["listing"] = {
  tabsLabel: "أقسام المنتجات",
  all: "جميع المنتجات",
  more: "أقسام أخرى",
  searchLabel: "البحث في الكتالوج",
  search: "بحث",
  empty: "لا توجد منتجات في هذا القسم.",
  nearest: (query) => `لا يوجد منتج يطابق «${isolated(query)}» كاملًا. إليك أقرب النتائج:`,
  notForUse: (use) => `غير مناسب للاستخدام: ${isolated(use)}`,
  notSold: (query) => `ليس في قائمتنا: ${isolated(query)}. اسألنا عنه.`,
  notUnderstood: (typed) => `لا نعرف: ${isolated(typed)}.`,
  unmet: (thing, requirements) =>
    `لا يتوفر لدينا من «${isolated(thing)}» ما يناسب ${isolated(requirements)}.`,
  ours: (thing) => `المتوفر لدينا من «${isolated(thing)}»:`,
  mentions: (count, thing) => `منتجات أخرى تذكر «${isolated(thing)}»: ${groupedNumber(count)}.`,
  noneInSize: (size) => `لا يتوفر أي من هذه المنتجات بالمقاس ${isolated(size)}.`,
  someNotInSize: (size, count) =>
    `منتجات لا تتوفر بالمقاس ${isolated(size)}: ${groupedNumber(count)}، وهي في آخر القائمة.`,
  readAs: (typed, meant) => `فهمنا «${isolated(typed)}» على أنها «${isolated(meant)}».`,
  supersededBy: (old, current) => `${isolated(old)} حلّ محله ${isolated(current)}.`,
  otherMakes: (makes) => `لا يضم هذا الكتالوج منتجات ${isolated(makes)}. منتجات من النوع نفسه:`,
  count: (total) => countIn("ar", total, products),
  asked: (name, total) => `${name}: ${countIn("ar", total, products)}`,
  results: (total, query) => `${countIn("ar", total, results)} «${isolated(query)}»`,
  fromCatalogue: "من الكتالوج",
  file: `تنزيل قائمة جميع المنتجات (${isolated("CSV")})`,
  showAll: (count) => `عرض جميع المنتجات (${groupedNumber(count)})`,
  pages: "صفحات المنتجات",
  pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
  previousPage: "الصفحة السابقة",
  nextPage: "الصفحة التالية",
  save: (percent) => `وفّر ${percent}%`,
  details: "عرض التفاصيل",
  detailsOf: (name) => `عرض التفاصيل: ${isolated(name)}`,
  pictureOf: (index, total) => `الصورة ${index} من ${total}`,
  pictureOfProduct: (index, total, name) => `الصورة ${index} من ${total}: ${isolated(name)}`,
  addToList: "أضف إلى قائمة الاستفسار",
  onList: "مضاف إلى قائمة الاستفسار",
  productAndList: (name) => `${isolated(name)}: قائمة الاستفسار`,
  skip: "تخطَّ المنتجات",
};
