import { days } from "#words/ar-counts.ts";
import { isolated } from "#words/isolated.ts";
import { countIn, groupedNumber } from "#words/plurals.ts";
import type { Words } from "#words/en.ts";

const online = {
  zero: "لا توجد منتجات معروضة على الموقع",
  one: "منتج واحد معروض على الموقع",
  two: "منتجان معروضان على الموقع",
  few: "{n} منتجات معروضة على الموقع",
  many: "{n} منتجًا معروضًا على الموقع",
  other: "{n} منتج معروض على الموقع",
};

const products = {
  zero: "لا توجد منتجات",
  one: "منتج واحد",
  two: "منتجان",
  few: "{n} منتجات",
  many: "{n} منتجًا",
  other: "{n} منتج",
};

/** After "showing", where the dual stands in the genitive. */
const seeProducts = {
  zero: "لا توجد منتجات",
  one: "عرض منتج واحد",
  two: "عرض منتجين",
  few: "عرض {n} منتجات",
  many: "عرض {n} منتجًا",
  other: "عرض {n} منتج",
};

const workers = {
  zero: "لا عمال",
  one: "عامل واحد",
  two: "عاملان",
  few: "{n} عمال",
  many: "{n} عاملًا",
  other: "{n} عامل",
};

const workingDays = {
  zero: "لا أيام عمل",
  one: "يوم عمل واحد",
  two: "يوما عمل",
  few: "{n} أيام عمل",
  many: "{n} يوم عمل",
  other: "{n} يوم عمل",
};

export const pages: Words["pages"] = {
  home: {
    benefits: "ما يمكنك الاعتماد عليه",
    online: (count) => countIn("ar", count, online),
  },
  shop: {
    titleIn: (category) => `منتجات ${category}`,
    titleFor: (query, title) => `«${isolated(query)}» - ${title}`,
    titleOfPage: (title, page) => `${title}، الصفحة ${page}`,
    descriptionIn: (category, count) =>
      `${category}: ${countIn("ar", count, products)}، لكل منها المواصفة القياسية والدرجة والحد الأدنى للطلب. ابحث بالرمز أو المواصفة واطلب عرض سعر.`,
  },
  guide: {
    types: "ما يشمله هذا القسم",
    standards: "المواصفات القياسية التي ينبغي التحقق منها",
    selection: "كيف تختار",
    mistakes: "أخطاء شائعة",
    related: "أقسام ذات صلة",
    seeProducts: (count) => countIn("ar", count, seeProducts),
    products: "المنتجات",
    seeTables: "الجداول والإرشادات",
    contents: "في هذه الصفحة",
  },
  cities: { region: (name) => name },
  city: {
    distance: "التوصيل",
    distances: {
      local: "داخل المدينة",
      short: "برًا لمسافة قصيرة",
      medium: "برًا لمسافة متوسطة",
      long: "برًا لمسافة طويلة",
    },
    popular: "الأقسام الأكثر طلبًا",
    location: "الموقع",
    region: "المنطقة",
    didYouMean: (city) => `هل تقصد ${isolated(city)}؟`,
  },
  standards: {
    name: "المواصفات القياسية",
    all: "جميع المواصفات القياسية",
    heading: (name, subject) => `${isolated(name)}: ${subject}`,
    standard: "المواصفة القياسية",
    meaning: "ماذا تعني للمشتري",
    inForce: "الإصدار الساري",
    products: "المنتجات",
    productsTo: (name) => `المنتجات وفق المواصفة ${isolated(name)}`,
    product: "المنتج",
    edition: "الإصدار",
    none: "لا يتضمن الكتالوج حاليًا منتجًا وفق هذه المواصفة. اسألنا عنه.",
    reading: "كيف تُقرأ",
    editions: "الإصدارات",
    states: {
      current: "الإصدار الساري",
      amended: "عُدّل بموجب",
      superseded: "حلّ محله",
      check: "قد يوجد إصدار أحدث. اطلب معرفة الإصدار المذكور في الشهادة.",
    },
    lookedUp: (month) => `حالة الإصدارات: ${isolated(month)}.`,
    certificate: "المعتمد هو الإصدار المذكور في شهادة الطراز المورَّد.",
    guides: "أدلة تشرح الاختيار",
  },
  kits: {
    trade: "المهنة",
    people: (limit) => `عدد العمال، حتى ${groupedNumber(limit)}`,
    days: (limit) => `أيام العمل، حتى ${groupedNumber(limit)}`,
    choose: "اختر من فضلك",
    no: "لا",
    make: "أعدّ القائمة",
    listFor: (trade, count, length) =>
      `${trade}: ${countIn("ar", count, workers)}، ${countIn("ar", length, workingDays)}`,
    missing: "ليس في هذه القائمة",
    unanswered: (question) => `${question} لا يُدرج شيء لهذا البند حتى تجيب.`,
    unsupplied: (reason) => `${reason}: ليس لدينا منتج لهذا حاليًا. اسألنا.`,
    product: "المنتج",
    why: "السبب",
    needed: "الكمية اللازمة",
    order: "كمية الطلب",
    minimum: "الحد الأدنى للطلب",
    packs: (pack) => `عبوات كاملة من ${pack}`,
    request: "أضف إلى قائمة الاستفسار",
  },
  notFound: {
    code: "404",
    text: "عذرًا! الصفحة غير موجودة",
    link: "العودة إلى الرئيسية",
    hint: "ابحث في الكتالوج، أو انتقل إلى أحد هذه الأقسام:",
    nearest: "أقرب المنتجات إلى هذا العنوان",
    log: "خطأ 404: طلب الزائر صفحة غير موجودة:",
  },
  legal: {
    privacy: "إشعار الخصوصية",
    terms: "شروط البيع",
    accessibility: "إمكانية الوصول",
    formNotice: (retention) =>
      `نستخدم هذه البيانات للرد عليك، ونحذفها بعد ${countIn("ar", retention, days)}.`,
  },
  gallery: {
    title: "معرض عناصر الواجهة",
    description:
      "جميع عناصر الواجهة في جميع حالاتها، لأغراض التطوير والاختبار: الأزرار والشارات والحقول ومربع الحوار والتلميحات والإشعارات والجداول والأيقونات والرموز.",
  },
};
