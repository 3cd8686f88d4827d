import { isPrivateAddress } from "#domain/network/private-address.ts";

/**
 * Accepts a Host header that names the site, `localhost` or a private address. A stranger may have pointed
 * any other name here (DNS rebinding).
 */
export function isOwnHost(host: string, siteUrl: string): boolean {
  const hostname = /[/?#@\\]/.test(host) ? "" : (URL.parse(`http://${host}/`)?.hostname ?? "");
  return (
    hostname === new URL(siteUrl).hostname ||
    /^(?:.+\.)?localhost$/.test(hostname) ||
    isPrivateAddress(hostname.replace(/^\[(.*)\]$/, "$1"))
  );
}
