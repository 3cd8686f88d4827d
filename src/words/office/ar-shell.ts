import type { OfficeWords } from "#words/office/en.ts";

export const shell: OfficeWords["shell"] = {
  office: "المكتب",
  skip: "انتقل إلى المحتوى",
  navigation: "المكتب",
  menu: "القائمة",
  today: "اليوم",
  enquiries: "الاستفسارات",
  figures: "الأرقام",
  account: "حسابي",
  people: "الموظفون",
  events: "سجل التغييرات",
  loading: "جارٍ التحميل",
  notFound: "لا توجد صفحة بهذا العنوان.",
  start: "إلى الشاشة الأولى",
  save: "حفظ",
  cancel: "إلغاء",
  close: "إغلاق",
  failed: "تعذّر ذلك.",
  retry: "حاول مرة أخرى",
  roles: { sales: "مبيعات", editor: "محرر", owner: "مالك" },
};
