import { countIn } from "#words/plurals.ts";
import type { OfficeWords } from "#words/office/en.ts";

const changes = {
  zero: "لا شيء",
  one: "تغيير واحد",
  two: "تغييرين",
  few: "{n} تغييرات",
  many: "{n} تغييرًا",
  other: "{n} تغيير",
};
const files = {
  zero: "لا ملفات",
  one: "ملف واحد",
  two: "ملفان",
  few: "{n} ملفات",
  many: "{n} ملفًا",
  other: "{n} ملف",
};
const products = {
  zero: "لا منتجات",
  one: "منتج واحد",
  two: "منتجان",
  few: "{n} منتجات",
  many: "{n} منتجًا",
  other: "{n} منتج",
};

const values = {
  zero: "لا قيم",
  one: "قيمة واحدة",
  two: "قيمتان",
  few: "{n} قيم",
  many: "{n} قيمة",
  other: "{n} قيمة",
};

export const changeWords: OfficeWords["changes"] = {
  title: "التغييرات والإصدارات",
  unpublished: "لم يُنشر بعد",
  none: "لا شيء ينتظر النشر.",
  product: "المنتج",
  field: "الحقل",
  old: "الحالي",
  new: "الجديد",
  person: "بواسطة",
  time: "منذ",
  newProduct: "منتج جديد",
  moved: (oldPlace, place) => `نُقل من الموضع ${oldPlace} إلى ${place}`,
  values: (count) => countIn("ar", count, values),
  discard: "تجاهل",
  discardOf: (label, name) => `تجاهل التغيير: ${label}، ${name}`,
  note: "ملاحظة لقائمة الإصدارات (اختيارية)",
  publish: (count) => `نشر ${countIn("ar", count, changes)}`,
  publishing: "جارٍ النشر ... يبقى الموقع على حاله حتى يكتمل كل شيء.",
  published: (release) => `نُشر بوصفه الإصدار ${release}، وهو ظاهر الآن على الموقع.`,
  refused: "لم يُنشر شيء. يُرجى تصحيح ما يلي أولًا:",
  waiting: "هذه تنتظر لأنها لم تكتمل بعد:",
  failed: "تعذّر النشر لسبب من جهتنا. بقي الموقع على حاله وتغييراتك محفوظة.",
  releases: "الإصدارات",
  releasesNote:
    "تُحفظ آخر عشرة إصدارات وآخر إصدار من كل يوم من الأيام الـ14 الأخيرة، ويمكن عرض أي منها من جديد.",
  noReleases: "لم يُنشر شيء بعد.",
  release: (number) => `الإصدار ${number}`,
  current: "على الموقع",
  productCount: (count) => countIn("ar", count, products),
  whatChanged: "ما الذي تغيّر",
  noComparison: "لم يعد الإصدار السابق له محفوظًا.",
  sameFiles: "الملفات نفسها: تغيّر البرنامج أو الإعدادات أو اليوم.",
  moreFiles: (count) => `وغير ذلك: ${countIn("ar", count, files)}`,
  kinds: { added: "أُضيف", removed: "حُذف", changed: "تغيّر" },
  serve: "عرض هذا الإصدار من جديد",
  serveNote:
    "يعود الموقع فورًا، وتبقى المسودات والملفات. تنتظر الأسعار حتى تنشر، والنشر يعيدها كلها.",
  served: (number) => `يعرض الموقع الإصدار ${number} من جديد. تنتظر الأسعار حتى تنشر.`,
  serveAsk: (number) => `هل تريد عرض الإصدار ${number} على الموقع من جديد؟`,
  restore: "استعادة كل الملفات",
  restoreAsk: (number) =>
    `هل تريد استعادة كل ملفات الإصدار ${number} ونشرها؟ ستُلغى التغييرات المنشورة بعده.`,
  restoreProduct: (name) => `استعادة ${name} كما كان في هذا الإصدار`,
  restoreProductAsk: (name, number) =>
    `هل تريد استعادة ${name} كما كان في الإصدار ${number} ونشره؟ ستُلغى تغييراته اللاحقة.`,
  restoreShort: "استعادة",
  restored: (count) => `استُعيد ونُشر: ${countIn("ar", count, files)}.`,
  restoredOnly: (count) => `استُعيد ولم يُنشر: ${countIn("ar", count, files)}.`,
  edited: (names) => `بقيت كما هي لأنها عُدّلت خارج المكتب ولم تُنشر: ${names}`,
  yes: "نعم",
};
