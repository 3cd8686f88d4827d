import { pictureWidths } from "#domain/picture-files.ts";
import { pictureAddress, pictureSources } from "#site/sections/picture-addresses.ts";

/** Ends the rotation of a product and shows its picture. */
export function stopTurn(place: Element): void {
  place.querySelector(".turner")?.remove();
  const control = place.querySelector("[data-turn]");
  if (control) {
    control.setAttribute("aria-pressed", "false");
  }
}

/** Shows the picture of a dot or thumbnail in its card or gallery. */
export function showPicture(control: HTMLElement): void {
  const place = control.closest(".card, [data-gallery]");
  const picture = place?.querySelector(".card-media picture, .detail-picture picture");
  const image = picture?.querySelector("img");
  const stem = control.dataset["picture"];
  if (!place || !image || stem === undefined) {
    return;
  }
  stopTurn(place);
  for (const thumbnail of place.querySelectorAll<HTMLElement>("[data-picture]")) {
    if (thumbnail.getAttribute("aria-pressed") === "true") {
      // The first dot of a card has no text of its own; the image has it.
      thumbnail.dataset["alt"] ??= image.alt;
    }
    thumbnail.setAttribute("aria-pressed", String(thumbnail === control));
    if (thumbnail instanceof HTMLButtonElement) {
      thumbnail.tabIndex = thumbnail === control ? 0 : -1;
    }
  }
  for (const source of picture?.querySelectorAll("source") ?? []) {
    const original = (source.dataset["first"] ??= source.srcset);
    source.srcset = original.includes(stem)
      ? original
      : pictureSources(stem, pictureWidths.product);
  }
  image.src = pictureAddress(stem);
  image.alt = control.dataset["alt"] ?? "";
}

/** Finds the adjacent dot, in reading direction and wrapping around. */
function nextDot(dot: HTMLButtonElement, key: string): HTMLButtonElement | undefined {
  const onwards = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const step = { ArrowLeft: -1, ArrowRight: -1, [onwards]: 1 }[key];
  const dots = [...(dot.parentElement?.querySelectorAll("button") ?? [])];
  return step === undefined ? step : dots.at((dots.indexOf(dot) + step) % dots.length);
}

/** Handles the space bar on thumbnails and the arrow keys on the dots of a card. */
export function initPictures(): void {
  addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset["picture"] === undefined) {
      return;
    }
    // A thumbnail is a link with the button role, so the space bar must press it.
    const selected =
      target instanceof HTMLButtonElement ? nextDot(target, key) : key === " " && target;
    if (selected) {
      event.preventDefault();
      selected.focus();
      showPicture(selected);
    }
  });
}
