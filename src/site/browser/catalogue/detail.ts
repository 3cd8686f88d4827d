const titleId = "product-dialog-title";

function renameElement(heading: Element, name: string): Element {
  const replacement = document.createElement(name);
  replacement.append(...heading.childNodes);
  heading.replaceWith(replacement);
  return replacement;
}

/** Copies the detail of a product page with headings one level lower, for the dialog. */
export function copyDetail(page: Document): Element {
  const original = page.querySelector("[data-product-detail]");
  if (!original?.querySelector("h1")) {
    throw new Error("The page shows no product");
  }
  const detail = document.importNode(original, true);
  const letterhead = page.querySelector(".letterhead");
  if (letterhead) {
    const copy = document.importNode(letterhead, true);
    copy.removeAttribute("id");
    detail.prepend(copy);
  }
  for (const part of detail.querySelectorAll("h2")) {
    renameElement(part, "h3");
  }
  for (const heading of detail.querySelectorAll("h1")) {
    renameElement(heading, "h2").id = titleId;
  }
  return detail;
}

function createElement(
  name: string,
  kind: string,
  ...children: readonly (Node | null | undefined)[]
) {
  const element = document.createElement(name);
  element.className = kind;
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** Creates a preview of the detail from a product card, until the page has loaded. */
export function createPreview(card: Element | null): Element {
  const copy = (selector: string) => card?.querySelector(selector)?.cloneNode(true);
  const title = document.createElement("h2");
  title.id = titleId;
  title.textContent = card?.querySelector("h3")?.textContent.replaceAll("\u2060", "") ?? "";
  const use = card?.querySelector(".card-use")?.textContent ?? "";
  const lead = createElement("p", "detail-lead", document.createTextNode(use));
  const figures = createElement("dl", "detail-key", ...(copy(".card-figures")?.childNodes ?? []));
  const badges = createElement("p", "detail-badges", ...(copy(".card-badges")?.childNodes ?? []));
  const picture = createElement("div", "detail-picture", copy("picture"));
  const detail = createElement(
    "article",
    "detail",
    createElement("div", "detail-gallery", picture, copy(".likeness")),
    createElement("div", "detail-text", badges, title, copy(".price"), figures, lead),
  );
  detail.setAttribute("aria-busy", "true");
  return detail;
}
