import type { Content, Problem } from "#content/content.ts";
import { arabicStyle } from "#test/content/house-style/arabic-style.ts";
import { cityStyle } from "#test/content/house-style/city-style.ts";
import { guideStyle } from "#test/content/house-style/guide-style.ts";
import { headStyle } from "#test/content/house-style/head-style.ts";
import { plainLanguage } from "#test/content/house-style/plain-language.ts";
import { pictureStyle } from "#test/content/house-style/picture-style.ts";
import { productStyle } from "#test/content/house-style/product-style.ts";
import { rowStyle } from "#test/content/house-style/row-style.ts";
import { textStyle } from "#test/content/house-style/text-style.ts";

/** Lists deviations of the demonstration from its own style. */
export function houseStyleWarnings(content: Content): readonly Problem[] {
  return [
    ...productStyle(content),
    ...rowStyle(content),
    ...pictureStyle(content),
    ...guideStyle(content),
    ...cityStyle(content),
    ...headStyle(content),
    ...textStyle(content),
    ...plainLanguage(content),
    ...arabicStyle(content),
  ];
}
