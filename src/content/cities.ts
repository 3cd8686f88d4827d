import type { City } from "#domain/delivery/city.ts";

/** The cities that have a delivery page, in the order in which lists show them. */
export const cities: readonly City[] = [
  { name: "Riyadh", slug: "riyadh", region: "Central" },
  { name: "Jeddah", slug: "jeddah", region: "Western" },
  { name: "Makkah", slug: "makkah", region: "Western" },
  { name: "Madinah", slug: "madinah", region: "Western" },
  { name: "Dammam", slug: "dammam", region: "Eastern" },
  { name: "Al Khobar", slug: "khobar", region: "Eastern" },
  { name: "Dhahran", slug: "dhahran", region: "Eastern" },
  { name: "Jubail", slug: "jubail", region: "Eastern" },
  { name: "Yanbu", slug: "yanbu", region: "Western" },
  { name: "Taif", slug: "taif", region: "Western" },
  { name: "Tabuk", slug: "tabuk", region: "Northern" },
  { name: "Abha", slug: "abha", region: "Southern" },
  { name: "Khamis Mushait", slug: "khamis-mushait", region: "Southern" },
  { name: "Hail", slug: "hail", region: "Northern" },
  { name: "Buraidah", slug: "buraidah", region: "Central" },
  { name: "Hofuf", slug: "hofuf", region: "Eastern" },
  { name: "Jazan", slug: "jazan", region: "Southern" },
  { name: "Najran", slug: "najran", region: "Southern" },
  { name: "Al Baha", slug: "al-baha", region: "Southern" },
];
