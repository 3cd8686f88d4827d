import { groupedNumber } from "#words/plurals.ts";
import { isolated } from "#words/isolated.ts";
import type { OfficeWords } from "#words/office/en.ts";

export const figures: OfficeWords["figures"] = {
  title: "الأرقام",
  lead: "يبدأ الأسبوع يوم الأحد. لا تُحتسب الاستفسارات المحتجزة والمستبعدة.",
  period: "الفترة",
  periodWeeks: (weeks) => `الأسابيع الماضية: ${groupedNumber(weeks)}`,
  csv: "CSV",
  excel: "Excel",
  exportTable: (table, format) => `حفظ «${table}» بصيغة ${isolated(format)}`,
  none: "لا شيء في هذه الفترة.",
  tables: {
    weeks: "أسبوعًا بأسبوع",
    losses: "الخسائر حسب السبب",
    products: "المنتجات المطلوبة",
    searches: "عمليات بحث بلا نتيجة",
  },
  searchesNote: "كلمات بحث عنها الزوّار ولا نتيجة لها اليوم.",
  columns: {
    weeks: {
      week: "الأسبوع من",
      enquiries: "الاستفسارات",
      quotations: "عروض الأسعار",
      won: "المقبولة",
      lost: "الخاسرة",
      hoursToAnswer: "الساعات حتى أول رد (الوسيط)",
    },
    losses: { reason: "السبب", count: "الاستفسارات" },
    products: { code: "الرمز", name: "المنتج", requests: "الاستفسارات", quantity: "الكمية" },
    searches: { query: "البحث", searches: "المرات" },
  },
};
