import type { EvidenceWords } from "#domain/catalogue/evidence.ts";

/** Words for manufacturer, certificates and documents. */
export const evidenceWords: EvidenceWords = {
  kinds: {
    maker: "Manufacturer:",
    model: "Model:",
    certificate: "Certificate",
    saber: "SABER certificate",
    declaration: "Declaration of conformity",
    datasheet: "Data sheet",
    instructions: "Instructions for use",
    report: "Test report",
  },
  issued: (day) => `issued ${day}`,
  validUntil: (day) => `valid until ${day}`,
  listed: (parts) => parts.join(", "),
};
