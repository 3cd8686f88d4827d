/** The six products beside the headline of the home page, one for each family of work. */
export const heroPlate: readonly string[] = [
  "type-2-safety-helmet-chin-strap",
  "metal-free-safety-boot-s3s-brown",
  "full-body-harness-two-point",
  "cut-resistant-gloves-nitrile-foam-level-d",
  "half-mask-set-a2p3",
  "abc-powder-extinguisher-6kg",
];
