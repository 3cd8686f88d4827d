import { wordList } from "#content/exchange/vocabulary.ts";

/** What people write for a unit. */
export const unitWords = wordList("unit", [
  [
    "each",
    "each",
    "ea",
    "pc",
    "pcs",
    "piece",
    "pieces",
    "unit",
    "nos",
    "no",
    "قطعة",
    "قطع",
    "حبة",
    "حبه",
    "وحدة",
    "عدد",
  ],
  ["pair", "pair", "pairs", "pr", "prs", "زوج", "أزواج"],
  ["set", "set", "sets", "kit", "طقم", "أطقم", "مجموعة"],
  ["box", "box", "boxes", "bx", "علبة", "صندوق", "علب"],
  ["pack", "pack", "packs", "packet", "pkt", "bag", "عبوة", "حزمة", "كيس"],
  ["roll", "roll", "rolls", "لفة", "رول", "لفات"],
  ["carton", "carton", "cartons", "ctn", "case", "كرتون", "كرتونة"],
]);

/** What people write for the availability of a product. */
export const availabilityWords = wordList("availability", [
  ["in-stock", "in stock", "available", "yes", "متوفر", "متاح", "نعم", "موجود"],
  ["low", "low stock", "limited", "few left", "كمية محدودة", "محدود"],
  [
    "on-order",
    "on order",
    "made to order",
    "to order",
    "backorder",
    "حسب الطلب",
    "عند الطلب",
    "تحت الطلب",
  ],
  ["ask", "ask", "on request", "contact us", "call", "اتصل بنا", "للاستفسار"],
  [
    "out",
    "out of stock",
    "sold out",
    "not available",
    "unavailable",
    "no",
    "غير متوفر",
    "نفد",
    "نفدت الكمية",
    "لا",
  ],
]);

/** What people write for the state of a product's page. */
export const statusWords = wordList("status", [
  ["draft", "draft", "hidden", "unpublished", "مسودة"],
  ["live", "live", "active", "published", "منشور", "نشط", "فعال"],
  ["withdrawn", "withdrawn", "discontinued", "no longer supplied", "موقوف", "متوقف"],
  ["removed", "removed", "deleted", "محذوف"],
]);
