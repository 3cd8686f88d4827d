import type { Words } from "#words/en.ts";

export const dialog: Words["dialog"] = {
  close: "إغلاق",
  page: "فتح صفحة المنتج",
  content: "التفاصيل",
};
