import { isolated } from "#words/isolated.ts";
import { groupedNumber } from "#words/plurals.ts";
import type { Words } from "#words/en.ts";

export const search: Words["search"] = {
  open: "فتح البحث",
  close: "إغلاق البحث",
  offered: "نتائج البحث",
  shown: (count, total) => `${groupedNumber(count)} من ${total}`,
  keys: (allKey, addKey) =>
    `مفتاح ${isolated(allKey)}: جميع النتائج. ${isolated(addKey)}: إضافة المنتج الأول.`,
  add: "أضف",
  added: "مضاف",
  more: "إضافة المزيد",
  listed: (code, amount) => `تمت الإضافة. تطلب قائمتك الآن ${isolated(code)}: ${isolated(amount)}.`,
  own: (text) => `اسألنا عنه: أضف «${isolated(text)}» إلى قائمتك`,
  ownAdded: (text) => `أُضيف «${isolated(text)}» إلى قائمتك.`,
  understood: "ما فُهم من البحث",
  size: (sizes) => `المقاس ${isolated(sizes)}`,
  quantity: (quantity) => `الكمية ${isolated(quantity)}`,
  sizeOrQuantity: (number) => `${isolated(number)}: مقاس أم كمية؟`,
  mayBe: (chip) => `${chip}؟`,
  without: (chip) => `${isolated(chip)}: ابحث من دونه`,
  askedBefore: "سبق أن طلبتها",
  searched: "عمليات البحث الأخيرة",
  forget: "احذف عمليات البحث هذه من هذا الجهاز",
};
