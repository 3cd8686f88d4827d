import { useEffect, useRef } from "react";
import { largestQuantity } from "#domain/enquiry/enquiry-list.ts";

interface EnquiryQuantityProps {
  readonly label: string;
  /** The id of what says the least that is sold. */
  readonly describedBy: string;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** How many of a product are asked for. While it is being typed another tab changes nothing here. */
export function EnquiryQuantity(props: EnquiryQuantityProps) {
  const { label, describedBy, quantity, onQuantity } = props;
  const field = useRef<HTMLInputElement>(null);

  function follow() {
    const { current } = field;
    if (current && current !== document.activeElement && current.validity.valid) {
      current.value = String(quantity);
    }
  }

  useEffect(follow, [quantity]);

  return (
    <input
      ref={field}
      className="control tabular"
      type="number"
      inputMode="numeric"
      min={1}
      max={largestQuantity}
      required
      aria-label={label}
      aria-describedby={describedBy}
      defaultValue={quantity}
      onChange={({ target }) => onQuantity(target.valueAsNumber)}
      onBlur={follow}
    />
  );
}
