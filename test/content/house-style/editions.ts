/** Standards that are named without an edition, each with the reason. */
const withoutEdition: readonly string[] = [
  "42 CFR Part 84", // the rule in force
  "ASTM F696", // the current edition was seen nowhere
  "UL 711", // the current edition was seen nowhere
];

/** Rules that are named by section and not by edition. */
const bySection = /^((OSHA|NIOSH) )?\d+ CFR /;

/** Whether a standard is named with its edition, or is one of those that have none. */
export function namesEdition(standard: string): boolean {
  return (
    withoutEdition.includes(standard) ||
    /[-: ](19|20)\d{2}\b/.test(standard) ||
    /^ASTM [A-Z]\d+.*-\d{2}[a-z]?$/.test(standard)
  );
}

/** Whether a guide may name a standard so: with its edition, or a rule by its section. */
export function namesEditionOrSection(standard: string): boolean {
  return namesEdition(standard) || bySection.test(standard);
}
