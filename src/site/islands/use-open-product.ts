import { useCallback, useEffect, useRef, useState } from "react";
import { addresses } from "#addresses";
import { productBySlug } from "#content/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";

interface OpenProduct {
  readonly product: Product | undefined;
  readonly show: (slug: string) => void;
  readonly close: () => void;
}

function slugIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("product" in state)) return undefined;
  return typeof state.product === "string" ? state.product : undefined;
}

/**
 * The product whose dialog is open. Opening it changes the address to the product's own page; going
 * back closes it, and so does `close`.
 */
export function useOpenProduct(): OpenProduct {
  const [slug, setSlug] = useState<string>();
  const closing = useRef(false);
  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      closing.current = false;
      setSlug(slugIn(event.state));
    };
    setSlug(slugIn(history.state));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const show = useCallback((next: string) => {
    history.pushState({ product: next }, "", addresses.product(next));
    setSlug(next);
  }, []);
  const close = useCallback(() => {
    if (slugIn(history.state) === undefined) {
      setSlug(undefined);
    } else if (!closing.current) {
      closing.current = true;
      history.back();
    }
  }, []);
  return { product: slug === undefined ? undefined : productBySlug(slug), show, close };
}
