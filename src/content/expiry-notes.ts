import { singleFiles } from "#content/content-files.ts";
import { productFile, type Content, type Problem } from "#content/content.ts";
import { isProven, type Publication } from "#content/current-content.ts";

/** Days of notice before an expiry. */
const noticeDays = 60;

const unapprovedClaim =
  "is not made on a live site: give approvedBy and reviewBy when you have seen the evidence";

const unprovenClaim =
  "is not made on a live site: too few live products name the brand or certificate that it rests on";

type Ending = Pick<Problem, "file" | "path"> & { readonly until: string | undefined };

function listExpiries({ products, claims, company }: Content): readonly Ending[] {
  return [
    ...[...products].flatMap(([slug, { certificate, saber, documents }]): readonly Ending[] => {
      const file = productFile(slug);
      return [
        { file, path: ["certificate", "validUntil"], until: certificate?.validUntil },
        { file, path: ["saber", "validUntil"], until: saber?.validUntil },
        ...documents.map(({ validUntil: until }, index) => ({
          file,
          until,
          path: ["documents", index, "validUntil"],
        })),
      ];
    }),
    ...Object.entries(claims).map(([name, { on, reviewBy }]) => ({
      file: singleFiles.claims,
      path: [name, "reviewBy"],
      until: on ? reviewBy : undefined,
    })),
    {
      file: singleFiles.company,
      path: ["discountLicence", "to"],
      until: company.discountLicence?.to,
    },
  ];
}

const daysBetween = (start: string, end: string) =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);

/**
 * Lists expired entries, entries that expire within 60 days, and claims that a live site must not
 * make.
 */
export function listExpiryNotes(content: Content, { day, live }: Publication): readonly Problem[] {
  const expiring = listExpiries(content).flatMap(({ file, path, until }) => {
    const remainingDays = until === undefined ? Infinity : daysBetween(day, until);
    const message =
      remainingDays < 0
        ? `ended on ${until}: what it says is not shown`
        : `ends on ${until}, in ${remainingDays} days`;
    return remainingDays > noticeDays ? [] : [{ file, path, message }];
  });
  const withheldClaims = Object.entries(content.claims).flatMap(([name, claim]) => {
    const message =
      (claim.approvedBy ?? claim.reviewBy) === undefined
        ? unapprovedClaim
        : isProven(claim, content.products)
          ? undefined
          : unprovenClaim;
    return live && claim.on && message !== undefined
      ? [{ file: singleFiles.claims, path: [name], message }]
      : [];
  });
  return [...expiring, ...withheldClaims];
}
