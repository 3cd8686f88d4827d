import { addressesIn, pageCodes, service } from "#addresses";
import { languages } from "#domain/language.ts";

/** Addresses of the health checks. */
export const healthAddresses = ["/healthz", "/readyz", "/alertz"];

/** The methods that an address of the service takes, as `Allow` tells them; undefined for one of the site. */
export type MethodsAt = (path: string) => string | undefined;

/** The pages that rows are posted to, in every language: those of a request for quotation. */
export const rowAddresses: ReadonlySet<string> = new Set(
  languages.map((language) => addressesIn(language).request),
);

const reading = "GET, HEAD";
const receipt = new RegExp(`^${service.receipts}/[\\w-]{1,40}$`);
const inbox = new RegExp(`^${service.inbox}(?:/[\\w.-]{1,90}(?:/html)?)?$`);

/** The addresses that the service answers, not the site; with those of the inbox where there is one. */
export function serviceAddresses(withInbox: boolean): MethodsAt {
  const exact: ReadonlyMap<string, string> = new Map([
    [service.sendEnquiry, "POST, OPTIONS"],
    [service.sendRequest, "POST, OPTIONS"],
    ...[...healthAddresses, pageCodes, service.securityContact].map(
      (path) => [path, reading] as const,
    ),
  ]);
  const isPage = (path: string) => receipt.test(path) || (withInbox && inbox.test(path));
  return (path) => exact.get(path) ?? (isPage(path) ? reading : undefined);
}
