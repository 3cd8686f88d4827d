import type { showPicture, stopTurn } from "#site/browser/catalogue/pictures.ts";

/** Functions of the idle script. Importing them would add a shared file to every page. */
interface PictureActions {
  readonly showPicture: typeof showPicture;
  readonly stopTurn: typeof stopTurn;
}

/** Rotation steps by key: right means clockwise in every language. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 6,
  PageDown: -6,
};

/** Steps of a press without movement, and pixels that still count as none. */
const pressSteps = 2;
const pressTravel = 4;

/**
 * Creates the rotation control that covers the picture; at step 0 the picture itself is visible.
 */
function createTurner(sheet: HTMLImageElement, dataset: DOMStringMap) {
  const { turn: label = "", how = "" } = dataset;
  const [steps, across] = [Number(dataset["steps"]), Number(dataset["across"])];
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
  let current = 0;

  function show(step: number): void {
    current = ((step % steps) + steps) % steps;
    const degrees = (current * 360) / steps;
    turner.setAttribute("aria-valuenow", String(degrees));
    turner.setAttribute("aria-valuetext", `${degrees}°`);
    canvas.hidden = current === 0;
    const [x, y] = [(current % across) * side, Math.floor(current / across) * side];
    brush?.drawImage(sheet, x, y, side, side, 0, 0, side, side);
  }

  /** Rotates by dragging; the full width is half a rotation. A press without movement turns towards its side. */
  function drag(start: PointerEvent): void {
    const startStep = current;
    const pixelsPerStep = (2 * turner.clientWidth) / steps;
    let travel = 0;
    const move = ({ clientX }: PointerEvent) => {
      hint.hidden = true;
      travel = Math.max(travel, Math.abs(clientX - start.clientX));
      show(startStep + Math.round((clientX - start.clientX) / pixelsPerStep));
    };
    const end = () => {
      turner.removeEventListener("pointermove", move);
      if (travel < pressTravel) {
        hint.hidden = true;
        const { left, width } = turner.getBoundingClientRect();
        show(startStep + (start.clientX < left + width / 2 ? -pressSteps : pressSteps));
      }
    };
    turner.setPointerCapture(start.pointerId);
    turner.addEventListener("pointermove", move);
    turner.addEventListener("lostpointercapture", end, { once: true });
  }

  turner.addEventListener("pointerdown", drag);
  turner.addEventListener("keydown", (event) => {
    const step = event.key === "Home" ? -current : keySteps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      hint.hidden = true;
      show(current + step);
    }
  });
  show(0);
  return turner;
}

async function startTurn(
  gallery: Element,
  control: HTMLAnchorElement,
  actions: PictureActions,
): Promise<void> {
  const sheet = new Image();
  sheet.src = control.href;
  control.dataset["coming"] = "";
  try {
    await sheet.decode();
  } catch {
    // The picture stays.
    return;
  } finally {
    delete control.dataset["coming"];
  }
  const place = gallery.querySelector(".detail-picture");
  const picture = gallery.querySelector<HTMLElement>("[data-picture]");
  if (!place?.isConnected || gallery.querySelector(".turner")) {
    return;
  }
  if (picture) {
    actions.showPicture(picture);
  }
  const turner = createTurner(sheet, control.dataset);
  place.append(turner);
  control.setAttribute("aria-pressed", "true");
  turner.focus({ preventScroll: true });
}

/** Starts or stops the rotation of a product in its gallery; returns false where motion is not wanted. */
export function toggleTurn(control: HTMLAnchorElement, actions: PictureActions): boolean {
  const gallery = control.closest("[data-gallery]");
  if (!gallery || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return false;
  }
  if (control.getAttribute("aria-pressed") === "true") {
    actions.stopTurn(gallery);
  } else if (control.dataset["coming"] === undefined) {
    void startTurn(gallery, control, actions);
  }
  return true;
}
