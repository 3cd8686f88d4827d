import type { Content, Problem } from "#content/content.ts";
import { arabicStyle } from "#content/house-style/arabic-style.ts";
import { cityStyle } from "#content/house-style/city-style.ts";
import { guideStyle } from "#content/house-style/guide-style.ts";
import { headStyle } from "#content/house-style/head-style.ts";
import { plainLanguage } from "#content/house-style/plain-language.ts";
import { pictureStyle } from "#content/house-style/picture-style.ts";
import { productStyle } from "#content/house-style/product-style.ts";
import { rowStyle } from "#content/house-style/row-style.ts";
import { unrepeatedFigures } from "#content/house-style/said-twice.ts";
import { replacedEditions } from "#content/standards/editions.ts";
import { textStyle } from "#content/house-style/text-style.ts";

/** What its authors should look at, and nothing refuses: how this catalogue is written. */
export function houseStyleWarnings(content: Content): readonly Problem[] {
  return [
    ...productStyle(content),
    ...rowStyle(content),
    ...pictureStyle(content),
    ...guideStyle(content),
    ...cityStyle(content),
    ...headStyle(content),
    ...textStyle(content),
    ...unrepeatedFigures(content),
    ...plainLanguage(content),
    ...arabicStyle(content),
    ...(content.standards ? replacedEditions(content, content.standards) : []),
  ];
}
