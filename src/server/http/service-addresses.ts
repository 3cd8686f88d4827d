import { pageCodes, service } from "#addresses";
import { healthAddresses } from "#server/watch/health.ts";

/** The methods that an address of the service takes, as `Allow` tells them; undefined for one of the site. */
export type MethodsAt = (path: string) => string | undefined;

const reading = "GET, HEAD";
const receipt = new RegExp(`^${service.receipts}/[\\w-]{1,40}$`);
const inbox = new RegExp(`^${service.inbox}(?:/[\\w.-]{1,90}(?:/html)?)?$`);

/** The addresses that the service answers, not the site; with those of the inbox where there is one. */
export function serviceAddresses(withInbox: boolean): MethodsAt {
  const exact: ReadonlyMap<string, string> = new Map([
    [service.sendEnquiry, "POST, OPTIONS"],
    [service.sendRequest, "POST, OPTIONS"],
    ...[...healthAddresses, pageCodes, service.securityContact, service.receiptKeys].map(
      (path) => [path, reading] as const,
    ),
  ]);
  const isPage = (path: string) => receipt.test(path) || (withInbox && inbox.test(path));
  return (path) => exact.get(path) ?? (isPage(path) ? reading : undefined);
}
