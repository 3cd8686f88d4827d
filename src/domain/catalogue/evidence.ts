import type { Product } from "#domain/catalogue/product.ts";

/** Manufacturer, model, certificate or document of a product. */
export interface Evidence {
  /** "maker", "model", "certificate", "saber", or the kind of a document. */
  readonly kind: string;
  /** Number of a certificate or document; the name of a maker or model. */
  readonly number?: string | undefined;
  readonly issuer?: string | undefined;
  /** Day of issue, such as 2025-03-31. */
  readonly issued?: string | undefined;
  /** Last day of its validity, such as 2027-03-31. */
  readonly validUntil?: string | undefined;
}

/** Words for evidence in one language. */
export interface EvidenceWords {
  readonly kinds: Readonly<Record<string, string>>;
  readonly issued: (day: string) => string;
  readonly validUntil: (day: string) => string;
  readonly listed: (parts: readonly string[]) => string;
}

/** Lists the evidence of a product that buyers may read. */
export function evidenceOf({
  brand,
  certificate,
  saber,
  documents,
}: Pick<Product, "brand" | "certificate" | "saber" | "documents">): readonly Evidence[] {
  const certificates = [
    { kind: "maker", number: brand?.maker },
    { kind: "model", number: brand?.model },
    { ...certificate, kind: "certificate", issuer: certificate?.body },
    { ...saber, kind: "saber" },
  ].filter(({ number }) => number !== undefined);
  return [...certificates, ...documents].map(({ kind, number, ...details }) => {
    const { issuer, issued, validUntil } = details as Evidence;
    return { kind, number, issuer, issued, validUntil };
  });
}

/** Selects the evidence that holds on a day such as 2026-11-30. */
export function evidenceOn<Dated extends Pick<Evidence, "validUntil">>(
  day: string,
  evidence: readonly Dated[] = [],
): readonly Dated[] {
  return evidence.filter(({ validUntil }) => validUntil === undefined || validUntil >= day);
}

/** Formats number, body and days; empty where there are none. */
export function formatDetails(
  { number, issuer, issued, validUntil }: Omit<Evidence, "kind">,
  words: EvidenceWords,
): string {
  const parts = [
    number,
    issuer,
    issued && words.issued(issued),
    validUntil && words.validUntil(validUntil),
  ];
  return words.listed(parts.flatMap((part) => (part ? [part] : [])));
}

/** Formats evidence with its kind, such as "Certificate 2841-07, valid until 2030-03-31". */
export function formatEvidence(evidence: Evidence, words: EvidenceWords): string {
  const name = words.kinds[evidence.kind] ?? evidence.kind;
  const details = formatDetails(evidence, words);
  return details === "" ? name : `${name} ${details}`;
}
