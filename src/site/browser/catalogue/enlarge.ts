/** Opens the picture of a gallery at its largest size in a dialog; any press closes it. */
export function enlargePicture(link: HTMLAnchorElement): void {
  const image = link.querySelector("img");
  const chosen = link
    .closest("[data-gallery]")
    ?.querySelector<HTMLElement>("[data-large][aria-pressed=true]");
  const dialog = document.createElement("dialog");
  const close = document.createElement("button");
  const picture = new Image(1200, 1200);
  dialog.className = "enlarged";
  picture.alt = image?.alt ?? "";
  dialog.setAttribute("aria-label", picture.alt);
  close.className = "button button-default button-size-sm";
  close.textContent = link.dataset["enlarge"] ?? "";
  picture.src = chosen?.dataset["large"] ?? link.href;
  picture.style.backgroundImage = `url(${JSON.stringify(image?.currentSrc)})`;
  dialog.append(close, picture);
  document.body.append(dialog);
  const leave = () => dialog.close();
  dialog.addEventListener("click", leave);
  addEventListener("popstate", leave, { once: true });
  dialog.addEventListener("close", () => {
    removeEventListener("popstate", leave);
    dialog.remove();
    link.focus({ preventScroll: true });
  });
  dialog.showModal();
  picture.scrollIntoView({ block: "center", inline: "center" });
}
