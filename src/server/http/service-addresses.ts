import { addressesIn, pageCodes, service } from "#addresses";
import { languages } from "#domain/language.ts";

/** Returns the methods of a service address for the header `Allow`; undefined for an address of the site. */
export type MethodsAt = (path: string) => string | undefined;

/** The pages that accept posted rows, in every language. */
export const rowAddresses: ReadonlySet<string> = new Set(
  languages.map((language) => addressesIn(language).request),
);

const receipt = new RegExp(`^${service.receipts}/[\\w-]{1,40}$`);
const fileAddresses: ReadonlySet<string> = new Set([
  service.uploadFiles,
  service.sendRequest,
  ...rowAddresses,
]);

/** True for an address that takes forms with files. */
export function takesFiles(path: string): boolean {
  return fileAddresses.has(path) || receipt.test(path);
}

const reading = "GET, HEAD";
const exactReading = [...service.health, pageCodes, service.securityContact];
const receiptParts = new RegExp(`^${service.receipts}/[\\w-]{1,40}/(quotation\\.pdf|view)$`);
const inbox = new RegExp(`^${service.inbox}(?:/[\\w.-]{1,90}(?:/html)?)?$`);

/** Looks up the addresses that the service answers, not the site. */
export function serviceAddresses(withInbox: boolean): MethodsAt {
  const exact: ReadonlyMap<string, string> = new Map([
    [service.sendEnquiry, "POST, OPTIONS"],
    [service.sendRequest, "POST, OPTIONS"],
    [service.uploadFiles, "POST, OPTIONS"],
    ...exactReading.map((path) => [path, reading] as const),
  ]);
  return (path) => {
    const [, part] = receiptParts.exec(path) ?? [];
    if (receipt.test(path)) {
      return `${reading}, POST`;
    }
    if (part !== undefined) {
      return part === "view" ? "POST" : reading;
    }
    return exact.get(path) ?? (withInbox && inbox.test(path) ? reading : undefined);
  };
}
