import type { ReactNode } from "react";

interface ProductRowProps {
  /** A square image; an empty element keeps its place. */
  readonly picture?: ReactNode;
  readonly code?: ReactNode;
  /** The name, as text or as a link. */
  readonly name: ReactNode;
  /** Key figures or a remark below the name, as `<small>`. */
  readonly children?: ReactNode;
}

/** Renders what a product is in any row: its picture, code and name, and key figures or a remark. */
export function ProductRow({ picture, code, name, children }: ProductRowProps) {
  return (
    <span className="product-row">
      {picture}
      <span>
        <span>
          {code !== undefined && (
            <>
              <bdi dir="ltr">{code}</bdi>{" "}
            </>
          )}
          <b>{name}</b>
        </span>
        {children}
      </span>
    </span>
  );
}
