import { transportSecurity } from "#domain/transport-security.ts";
import type { TransportScope } from "#domain/transport-security.ts";

/** Header names and values, as they go on the wire. */
export type HeaderSet = Readonly<Record<string, string>>;

const switchedOff = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** Settings that the headers depend on. */
export interface SecuredSite {
  readonly siteUrl: string;
  readonly transportScope: TransportScope;
  readonly supabaseUrl?: string;
}

/** Builds the headers of every answer that can be a document or worker. */
export function securityHeaders(site: SecuredSite): HeaderSet {
  const secure = site.siteUrl.startsWith("https:");
  const headers: Record<string, string> = {
    "content-security-policy": contentSecurityPolicy(site),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "permissions-policy": switchedOff.map((feature) => `${feature}=()`).join(", "),
  };
  // On plain http, as at localhost, this would lock the visitor out.
  if (secure) {
    headers["strict-transport-security"] = transportSecurity[site.transportScope];
  }
  return headers;
}

/** Headers that browsers read for documents and workers only. */
const documentHeaders = new Set([
  "content-security-policy",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-embedder-policy",
  "permissions-policy",
]);

/** Policy of a drawing, which may be opened as a document: it loads and runs nothing. */
export const drawingPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Keeps the headers that guard a file that is never a document or worker. */
export function partHeaders(security: HeaderSet): HeaderSet {
  return Object.fromEntries(
    Object.entries(security).filter(([name]) => !documentHeaders.has(name)),
  );
}

function contentSecurityPolicy(site: SecuredSite): string {
  const connect = site.supabaseUrl === undefined ? "" : ` ${new URL(site.supabaseUrl).origin}`;
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The one policy, whose only address is that of the service worker.
    "trusted-types service-worker",
  ];
  if (site.siteUrl.startsWith("https:")) {
    directives.push("upgrade-insecure-requests");
  }
  return directives.join("; ");
}
