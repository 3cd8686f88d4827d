/** How far HSTS reaches: the site's host, its subdomains too, or also the preload lists of browsers. */
export const transportScopes = ["host", "subdomains", "preload"] as const;

export type TransportScope = (typeof transportScopes)[number];

/** Values of the HSTS header, for two years. */
export const transportSecurity: Readonly<Record<TransportScope, string>> = {
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};
