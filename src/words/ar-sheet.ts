import { isolated } from "#words/isolated.ts";
import { groupedNumber } from "#words/plurals.ts";
import type { Words } from "#words/en.ts";

export const sheet: Words["sheet"] = {
  title: "طلب عرض السعر",
  intro: `هذه قائمتك على ورقة ${isolated("A4")}. اطبعها، أو احفظها ملف ${isolated("PDF")} وأرسلها.`,
  asSheet: "افتح هذه القائمة ورقةً للطباعة",
  print: "طباعة",
  back: "العودة إلى القائمة",
  empty: "لا بنود في هذه الورقة.",
  lost: (count) => `بنود تعذّرت قراءتها: ${groupedNumber(count)}.`,
  reference: "الرقم المرجعي",
  sent: "تاريخ الإرسال",
  picture: "الصورة",
  standard: "المواصفة القياسية",
  pack: "العبوة",
  code: "يفتح هذه القائمة",
  notAnOffer: (company) => `كتب المشتري هذه القائمة، وليست عرضًا من ${isolated(company)}.`,
  requestedBy: "مقدّم الطلب والتاريخ",
  approvedBy: "المعتمِد والتاريخ",
};
