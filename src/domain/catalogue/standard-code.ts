/** What says the edition: ":2016+A1:2018", "-2014 (R2019)", and the year of ASTM in two digits. */
const edition =
  /(?::\d{4}(?:\+A\d+:\d{4})*|-\d{4}(?: \(R\d{4}\))?|(?<=^ASTM .+)-\d{2}[a-z]?(?: \(\d{4}\))?)$/;

/** What a standard is asked for by, without its edition: "EN ISO 20471" of "EN ISO 20471:2013+A1:2016". */
export function codeOf(standard: string): string {
  return standard.replace(edition, "");
}
