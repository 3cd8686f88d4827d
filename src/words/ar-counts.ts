import type { Unit } from "#domain/catalogue/product.ts";
import { countIn, type Forms } from "#words/plurals.ts";

/** Plural forms of each unit, in the nominative. */
export const units: Readonly<Record<Unit, Forms>> = {
  each: {
    zero: "لا توجد قطع",
    one: "قطعة واحدة",
    two: "قطعتان",
    few: "{n} قطع",
    many: "{n} قطعة",
    other: "{n} قطعة",
  },
  pair: {
    zero: "لا توجد أزواج",
    one: "زوج واحد",
    two: "زوجان",
    few: "{n} أزواج",
    many: "{n} زوجًا",
    other: "{n} زوج",
  },
  set: {
    zero: "لا توجد أطقم",
    one: "طقم واحد",
    two: "طقمان",
    few: "{n} أطقم",
    many: "{n} طقمًا",
    other: "{n} طقم",
  },
  box: {
    zero: "لا توجد علب",
    one: "علبة واحدة",
    two: "علبتان",
    few: "{n} علب",
    many: "{n} علبة",
    other: "{n} علبة",
  },
  pack: {
    zero: "لا توجد عبوات",
    one: "عبوة واحدة",
    two: "عبوتان",
    few: "{n} عبوات",
    many: "{n} عبوة",
    other: "{n} عبوة",
  },
  roll: {
    zero: "لا توجد لفات",
    one: "لفة واحدة",
    two: "لفتان",
    few: "{n} لفات",
    many: "{n} لفة",
    other: "{n} لفة",
  },
  carton: {
    zero: "لا توجد كراتين",
    one: "كرتون واحد",
    two: "كرتونان",
    few: "{n} كراتين",
    many: "{n} كرتونًا",
    other: "{n} كرتون",
  },
};

/** Name of each unit without a count. */
export const unitNames: Readonly<Record<Unit, string>> = {
  each: "قطعة",
  pair: "زوج",
  set: "طقم",
  box: "علبة",
  pack: "عبوة",
  roll: "لفة",
  carton: "كرتون",
};

/** After "within", where the dual stands in the genitive. */
export const days: Forms = {
  zero: "أقل من يوم",
  one: "يوم واحد",
  two: "يومين",
  few: "{n} أيام",
  many: "{n} يومًا",
  other: "{n} يوم",
};

/** So many of a unit. */
export function unitsOf(count: number, unit: Unit): string {
  return countIn("ar", count, units[unit]);
}
