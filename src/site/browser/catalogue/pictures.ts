import { pictureWidths } from "#domain/picture-files.ts";
import { pictureAddress, pictureSources } from "#site/sections/picture-addresses.ts";

/** Shows the picture again where a product is turned. */
export function endTurn(place: Element): void {
  place.querySelector(".turner")?.remove();
  const control = place.querySelector("[data-turn]");
  if (control) {
    control.setAttribute("aria-pressed", "false");
  }
}

/** Shows the picture that a dot or thumbnail stands for, in its card or gallery. */
export function showPicture(control: HTMLElement): void {
  const place = control.closest(".card, [data-gallery]");
  const picture = place?.querySelector(".card-media picture, .detail-picture picture");
  const image = picture?.querySelector("img");
  const stem = control.dataset["picture"];
  if (!place || !image || stem === undefined) {
    return;
  }
  endTurn(place);
  for (const other of place.querySelectorAll<HTMLElement>("[data-picture]")) {
    if (other.getAttribute("aria-pressed") === "true") {
      // The first of a card says nothing of its own: the picture does.
      other.dataset["alt"] ??= image.alt;
    }
    other.setAttribute("aria-pressed", String(other === control));
    if (other instanceof HTMLButtonElement) {
      other.tabIndex = other === control ? 0 : -1;
    }
  }
  for (const source of picture?.querySelectorAll("source") ?? []) {
    const first = (source.dataset["first"] ??= source.srcset);
    source.srcset = first.includes(stem) ? first : pictureSources(stem, pictureWidths.product);
  }
  image.src = pictureAddress(stem);
  image.alt = control.dataset["alt"] ?? "";
}

/** The dot beside one, round in a circle; the arrow keys go as the dots stand. */
function neighbour(dot: HTMLButtonElement, key: string): HTMLButtonElement | undefined {
  const onwards = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const step = { ArrowLeft: -1, ArrowRight: -1, [onwards]: 1 }[key];
  const dots = [...(dot.parentElement?.querySelectorAll("button") ?? [])];
  return step === undefined ? step : dots.at((dots.indexOf(dot) + step) % dots.length);
}

/** Lets the space bar press a thumbnail, and the arrow keys choose among the dots of a card. */
export function attendPictures(): void {
  addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset["picture"] === undefined) {
      return;
    }
    // A thumbnail is a link with the role of a button, which the space bar presses too.
    const chosen =
      target instanceof HTMLButtonElement ? neighbour(target, key) : key === " " && target;
    if (chosen) {
      event.preventDefault();
      chosen.focus();
      showPicture(chosen);
    }
  });
}
