import type { EvidenceWords } from "#domain/catalogue/evidence.ts";
import { isolated } from "#words/isolated.ts";

/** Words for manufacturer, certificates and documents. */
export const evidenceWords: EvidenceWords = {
  kinds: {
    maker: "الشركة المصنّعة:",
    model: "الطراز:",
    certificate: "شهادة المطابقة",
    saber: "شهادة سابر",
    declaration: "إقرار المطابقة",
    datasheet: "نشرة البيانات الفنية",
    instructions: "تعليمات الاستخدام",
    report: "تقرير الاختبار",
  },
  issued: (day) => `تاريخ الإصدار: ${isolated(day)}`,
  validUntil: (day) => `تاريخ الانتهاء: ${isolated(day)}`,
  listed: (parts) => parts.map(isolated).join("، "),
};
