import { endTurn, showPicture } from "#site/browser/catalogue/pictures.ts";

/** Steps that a key turns by, as the eye sees it: to the right is to the right in every language. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 6,
  PageDown: -6,
};

/** What stands in the place of the picture while a product is turned; what its first step shows is the picture itself. */
function createTurner(sheet: HTMLImageElement, told: DOMStringMap) {
  const { turn: label = "", how = "" } = told;
  const [steps, across] = [Number(told["steps"]), Number(told["across"])];
  const side = sheet.naturalWidth / across;
  const turner = document.createElement("div");
  const canvas = document.createElement("canvas");
  const hint = document.createElement("span");
  canvas.width = side;
  canvas.height = side;
  hint.textContent = how;
  turner.className = "turner";
  turner.tabIndex = 0;
  turner.setAttribute("role", "slider");
  turner.setAttribute("aria-label", label);
  turner.title = how;
  turner.setAttribute("aria-valuemin", "0");
  turner.setAttribute("aria-valuemax", String(360 - 360 / steps));
  turner.append(canvas, hint);
  const brush = canvas.getContext("2d");
  let shown = 0;

  function show(step: number): void {
    shown = ((step % steps) + steps) % steps;
    const degrees = (shown * 360) / steps;
    turner.setAttribute("aria-valuenow", String(degrees));
    turner.setAttribute("aria-valuetext", `${degrees}°`);
    canvas.hidden = shown === 0;
    const [x, y] = [(shown % across) * side, Math.floor(shown / across) * side];
    brush?.drawImage(sheet, x, y, side, side, 0, 0, side, side);
  }

  /** A drag across the whole picture is half a turn. */
  function drag(start: PointerEvent): void {
    const from = shown;
    const perStep = (2 * turner.clientWidth) / steps;
    const move = ({ clientX }: PointerEvent) => {
      hint.hidden = true;
      show(from + Math.round((clientX - start.clientX) / perStep));
    };
    const end = () => turner.removeEventListener("pointermove", move);
    turner.setPointerCapture(start.pointerId);
    turner.addEventListener("pointermove", move);
    turner.addEventListener("lostpointercapture", end, { once: true });
  }

  turner.addEventListener("pointerdown", drag);
  turner.addEventListener("keydown", (event) => {
    const by = event.key === "Home" ? -shown : keySteps[event.key];
    if (by !== undefined) {
      event.preventDefault();
      hint.hidden = true;
      show(shown + by);
    }
  });
  show(0);
  return turner;
}

async function begin(gallery: Element, control: HTMLAnchorElement): Promise<void> {
  const sheet = new Image();
  sheet.src = control.href;
  control.dataset["coming"] = "";
  try {
    await sheet.decode();
  } catch {
    // The picture that is there stays.
    return;
  } finally {
    delete control.dataset["coming"];
  }
  const place = gallery.querySelector(".detail-picture");
  const first = gallery.querySelector<HTMLElement>("[data-picture]");
  if (!place?.isConnected || gallery.querySelector(".turner")) {
    return;
  }
  if (first) {
    showPicture(first);
  }
  const turner = createTurner(sheet, control.dataset);
  place.append(turner);
  control.setAttribute("aria-pressed", "true");
  turner.focus({ preventScroll: true });
}

/** Starts or stops the rotation of a product in its gallery; returns false where motion is not wanted. */
export function toggleTurn(control: HTMLAnchorElement): boolean {
  const gallery = control.closest("[data-gallery]");
  if (!gallery || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return false;
  }
  if (control.getAttribute("aria-pressed") === "true") {
    endTurn(gallery);
  } else if (control.dataset["coming"] === undefined) {
    void begin(gallery, control);
  }
  return true;
}
