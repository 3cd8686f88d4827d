import type { Pictures } from "#content/pictures/picture.ts";

export const fireExtinguishersPictures: Pictures = {
  "abc-powder-extinguisher-6kg-front":
    "red 6 kg extinguisher with black hose, pressure gauge and squeeze handle, upright",
  "abc-powder-extinguisher-6kg-detail":
    "valve with safety pin, seal and gauge needle in the green field",
  "abc-powder-extinguisher-6kg-label":
    "front label with pictograms for fire classes A, B and C and three steps of use",
  "co2-extinguisher-5kg-front":
    "slim red CO2 cylinder with black discharge horn on a hose, upright",
  "co2-extinguisher-5kg-detail": "anti-frost grip where the hose meets the horn",
  "afff-foam-extinguisher-9l-front":
    "red 9-litre extinguisher with a black hose ending in a short foam spray nozzle",
  "afff-foam-extinguisher-9l-detail": "spray nozzle close up with its fine outlet holes",
  "afff-foam-extinguisher-9l-label":
    "label naming the foam agent, with pictograms for classes A and B",
  "abc-powder-extinguisher-12kg-front":
    "tall red 12 kg extinguisher standing on a foot ring, long hose clipped at the side",
  "abc-powder-extinguisher-12kg-scale": "12 kg extinguisher beside a 6 kg unit for size",
};
