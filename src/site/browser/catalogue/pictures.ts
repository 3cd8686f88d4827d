import { pictureWidths } from "#domain/picture-files.ts";
import { pictureAddress, pictureSources } from "#site/sections/picture-addresses.ts";

/** Shows the picture that a dot or thumbnail stands for, in its card or gallery. */
export function showPicture(control: HTMLElement): void {
  const place = control.closest(".card, [data-gallery]");
  const picture = place?.querySelector(".card-media picture, .detail-picture picture");
  const image = picture?.querySelector("img");
  const stem = control.dataset["picture"];
  if (!place || !image || stem === undefined) {
    return;
  }
  for (const other of place.querySelectorAll<HTMLElement>("[data-picture]")) {
    if (other.ariaPressed === "true") {
      // The first of a card says nothing of its own: the picture does.
      other.dataset["alt"] ??= image.alt;
    }
    other.ariaPressed = String(other === control);
  }
  const source = picture?.querySelector("source");
  if (source) {
    source.srcset = pictureSources(stem, pictureWidths.product);
  }
  image.src = pictureAddress(stem);
  image.alt = control.dataset["alt"] ?? "";
}
