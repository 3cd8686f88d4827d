import { readSizeText } from "#reading/amounts/size-text.ts";
import { plainDigits } from "#reading/amounts/quantity-text.ts";
import { comesIn, type SizeRanges } from "#domain/catalogue/product-sizes.ts";
import { askedSize } from "#reading/amounts/sizes.ts";

/** The sizes that a text names; none where it may say other things as well. */
function sizesNamed(written: string): readonly string[] {
  const counted = readSizeText(written);
  if (counted) {
    return counted.map(({ size }) => size);
  }
  const all = plainDigits(written)
    .trim()
    .split(/[\s,;/&–-]+/u);
  return all.every((one) => /^(?:\d{1,2}(?:\.5)?|\d?X{0,4}[SML])$/i.test(one)) ? all : [];
}

/** The sizes of a line, as they are typed, in which its product does not come by what it says of itself. */
export function sizesMissing(written: string, ranges: SizeRanges | undefined): readonly string[] {
  return sizesNamed(written).filter((size) => {
    const asked = askedSize(size.toLowerCase());
    return ranges !== undefined && asked !== undefined && comesIn(ranges, asked) === false;
  });
}
