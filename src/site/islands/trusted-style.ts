import { scrollAreaStyle } from "#generated/scroll-area-style.ts";

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * The page's only trusted-types policy: it admits the scroll area's own static style, to the letter,
 * and refuses any other markup from script.
 */
export function admitScrollAreaStyle(): void {
  if (!("trustedTypes" in globalThis)) return;
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes: TrustedTypes };
  trustedTypes.createPolicy("default", {
    createHTML: (text) => (text === scrollAreaStyle ? text : null),
  });
}
