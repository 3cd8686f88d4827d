import type { Pictures } from "#content/pictures/picture.ts";

export const fireExtinguishersPictures: Pictures = {
  "abc-powder-extinguisher-6kg-front": {
    shows: "red 6 kg extinguisher with black hose, pressure gauge and squeeze handle, upright",
    standIn: "extinguisher_hero",
  },
  "abc-powder-extinguisher-6kg-detail": {
    shows: "valve with safety pin, seal and gauge needle in the green field",
    standIn: "extinguisher_hero",
  },
  "abc-powder-extinguisher-6kg-label": {
    shows: "front label with pictograms for fire classes A, B and C and three steps of use",
    standIn: "extinguisher_hero",
  },
  "co2-extinguisher-5kg-front": {
    shows: "slim red CO2 cylinder with black discharge horn on a hose, upright",
    standIn: "extinguisher_hero",
  },
  "co2-extinguisher-5kg-detail": {
    shows: "anti-frost grip where the hose meets the horn",
    standIn: "extinguisher_hero",
  },
  "afff-foam-extinguisher-9l-front": {
    shows: "red 9-litre extinguisher with a black hose ending in a short foam spray nozzle",
    standIn: "extinguisher_hero",
  },
  "afff-foam-extinguisher-9l-detail": {
    shows: "spray nozzle close up with its fine outlet holes",
    standIn: "extinguisher_hero",
  },
  "afff-foam-extinguisher-9l-label": {
    shows: "label naming the foam agent, with pictograms for classes A and B",
    standIn: "extinguisher_hero",
  },
  "abc-powder-extinguisher-12kg-front": {
    shows: "tall red 12 kg extinguisher standing on a foot ring, long hose clipped at the side",
    standIn: "extinguisher_hero",
  },
  "abc-powder-extinguisher-12kg-scale": {
    shows: "12 kg extinguisher beside a 6 kg unit for size",
    standIn: "extinguisher_hero",
  },
};
