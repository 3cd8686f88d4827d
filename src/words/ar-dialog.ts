import type { DialogWords } from "#words/shape.ts";

export const dialog: DialogWords = {
  close: "إغلاق",
  page: "فتح صفحة المنتج",
  content: "التفاصيل",
};
