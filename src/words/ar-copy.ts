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
  chat: (message, messages) =>
    messages === 1
      ? "أرسلها بواتساب"
      : `واتساب، الرسالة ${groupedNumber(message)} من ${groupedNumber(messages)}`,
  mail: "أرسلها بالبريد",
  subject: "طلب عرض سعر",
  attach: `القائمة أطول من أن تتسع لها هذه الرسالة. نرجو إرفاق ملف ${isolated("CSV")}.`,
  share: "مشاركة",
  onPhone: "افتحها على هاتفي",
  noCode: "القائمة أطول من أن يتسع لها رمز. انسخ الرابط وأرسله إلى هاتفك.",
};
