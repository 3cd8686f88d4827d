import { useEffect } from "react";
import { addresses } from "#addresses";
import type { Words } from "#content/words/words.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { nameProductInHead } from "#site/islands/product-head.ts";
import { ProductDetail } from "#site/sections/product-detail.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ScrollArea } from "#ui/scroll-area/scroll-area.tsx";
import { Tooltip, TooltipProvider } from "#ui/tooltip/tooltip.tsx";

interface ProductDialogProps {
  readonly product: Product;
  readonly words: Words;
  readonly listed: boolean;
  readonly onToggle: (product: Product) => void;
  readonly onClose: () => void;
}

const headingId = "product-dialog-title";

/** A product over the listing that it was chosen from. */
export function ProductDialog(props: ProductDialogProps) {
  const { product, words, listed, onToggle, onClose } = props;
  const { dialog } = words.listing;
  useEffect(() => nameProductInHead(product, words), [product, words]);
  return (
    <Dialog labelledBy={headingId} onClose={onClose}>
      <div className="dialog-bar">
        <a href={addresses.product(product.slug)}>{dialog.page}</a>
        <TooltipProvider>
          <Tooltip text={dialog.close}>
            <button
              type="button"
              className="button button-ghost button-size-icon"
              aria-label={dialog.close}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </Tooltip>
        </TooltipProvider>
      </div>
      <ScrollArea className="dialog-scroll" label={product.name}>
        <ProductDetail
          product={product}
          words={words}
          level="h3"
          heading={<h2 id={headingId}>{product.name}</h2>}
          listed={listed}
          onToggle={onToggle}
        />
      </ScrollArea>
    </Dialog>
  );
}
