import { isPrivateAddress } from "#domain/network/private-address.ts";

/**
 * Whether a Host header names the site itself, or this machine by what no stranger can make a name of:
 * `localhost` or a private address. Any other name may be one that a stranger has pointed here.
 */
export function isOwnHost(host: string, siteUrl: string): boolean {
  const hostname = /[/?#@\\]/.test(host) ? "" : (URL.parse(`http://${host}/`)?.hostname ?? "");
  return (
    hostname === new URL(siteUrl).hostname ||
    /^(?:.+\.)?localhost$/.test(hostname) ||
    isPrivateAddress(hostname.replace(/^\[(.*)\]$/, "$1"))
  );
}
