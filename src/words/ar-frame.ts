import { isolated } from "#words/isolated.ts";
import type { Words } from "#words/en.ts";

export const frame: Words["frame"] = {
  locale: "ar_SA",
  skip: "انتقل إلى المحتوى الرئيسي",
  skipToForm: "انتقل إلى نموذج الاستفسار",
  homeLabel: (company) => `${isolated(company)}، الصفحة الرئيسية`,
  navigation: {
    label: "القائمة الرئيسية",
    home: "الرئيسية",
    shop: "المنتجات",
    categories: "الأقسام",
    cities: "المدن",
    contact: "تواصل معنا",
    getQuote: "اطلب عرض سعر",
    allCities: "جميع المدن",
    openMenu: "فتح القائمة",
    closeMenu: "إغلاق القائمة",
    search: "بحث",
    searchLabel: "البحث عن المنتجات",
    enquiryList: "قائمة الاستفسار",
    sendList: { one: "إرسال الطلب (بند واحد)", other: "إرسال الطلب (البنود: #)" },
    openList: { one: "في قائمتك بند واحد: افتحها", other: "عدد البنود في قائمتك: #. افتحها" },
  },
  footer: {
    label: "روابط أسفل الصفحة",
    links: "صفحات الموقع",
    categories: "الأقسام",
    contact: "تواصل معنا",
    chat: "محادثة عبر واتساب",
    nationalNumber: "الرقم الوطني الموحد للمنشأة",
    vatNumber: "الرقم الضريبي",
  },
  chat: "تحدّث معنا عبر واتساب",
  breadcrumb: "مسار التصفح",
  asOf: (day) => `كما في ${day}`,
};
