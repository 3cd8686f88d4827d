import { quotation } from "#words/ar-quotation.ts";
import type { CopyWords } from "#words/en-copy.ts";
import { isolated } from "#words/isolated.ts";
import { groupedNumber } from "#words/plurals.ts";

export const copy: CopyWords = {
  quotation,
  opening: "نرجو تقديم عرض سعر لهذه المنتجات.",
  link: "القائمة:",
  sheet: (lines) =>
    lines === undefined
      ? "ورقة للطباعة"
      : `ورقة للطباعة، البنود من ${groupedNumber(lines.from)} إلى ${groupedNumber(lines.to)}`,
  csv: `احفظها لبرنامج إكسل (${isolated("CSV")})`,
  table: "انسخها لبرنامج إكسل",
  copied: "نُسخت القائمة. الصقها في جدول.",
  notCopied: "متصفحك لا يسمح بالنسخ. احفظ القائمة لبرنامج إكسل بدلًا من ذلك.",
  supplierChat: (company, message, messages) =>
    messages === 1
      ? `أرسلها إلى ${isolated(company)} على واتساب`
      : `أرسلها إلى ${isolated(company)} على واتساب، الرسالة ${groupedNumber(message)} من ${groupedNumber(messages)}`,
  supplierMail: (company) => `أرسلها إلى ${isolated(company)} بالبريد الإلكتروني`,
  colleague: "شاركها مع زميل",
  forColleague: "نرجو مراجعة هذه القائمة.",
  chat: (message, messages) =>
    messages === 1
      ? "واتساب"
      : `واتساب، الرسالة ${groupedNumber(message)} من ${groupedNumber(messages)}`,
  mail: "البريد الإلكتروني",
  subject: "طلب عرض سعر",
  attach: `القائمة أطول من أن تتسع لها هذه الرسالة. نرجو إرفاق ملف ${isolated("CSV")}.`,
  share: "تطبيقات أخرى",
  onPhone: "افتحها على هاتفي",
  noCode: "القائمة أطول من أن يتسع لها رمز. انسخ الرابط وأرسله إلى هاتفك.",
};
