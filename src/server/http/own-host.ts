import { isPrivateAddress } from "#domain/network/private-address.ts";

/** Accepts the site's name, `localhost` and private addresses; any other name may be DNS rebinding. */
export function isOwnHost(host: string, siteUrl: string): boolean {
  const hostname = /[/?#@\\]/.test(host) ? "" : (URL.parse(`http://${host}/`)?.hostname ?? "");
  return (
    hostname === new URL(siteUrl).hostname ||
    /^(?:.+\.)?localhost$/.test(hostname) ||
    isPrivateAddress(hostname.replace(/^\[(.*)\]$/, "$1"))
  );
}
