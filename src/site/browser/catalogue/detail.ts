/** The id of the heading that names the dialog. */
const titleId = "product-dialog-title";

function retag(heading: Element, name: string): Element {
  const other = document.createElement(name);
  other.append(...heading.childNodes);
  heading.replaceWith(other);
  return other;
}

/** A product's detail as its page has it, its headings one step lower: it stands within a page. */
export function copyOfDetail(page: Document): Element {
  const found = page.querySelector("[data-product-detail]");
  if (!found?.querySelector("h1")) {
    throw new Error("The page shows no product");
  }
  const detail = document.importNode(found, true);
  const letterhead = page.querySelector(".letterhead");
  if (letterhead) {
    const copy = document.importNode(letterhead, true);
    copy.removeAttribute("id");
    detail.prepend(copy);
  }
  for (const part of detail.querySelectorAll("h2")) {
    retag(part, "h3");
  }
  for (const heading of detail.querySelectorAll("h1")) {
    retag(heading, "h2").id = titleId;
  }
  return detail;
}

function element(name: string, kind: string, ...children: readonly (Node | null | undefined)[]) {
  const made = document.createElement(name);
  made.className = kind;
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** What a product's card tells of it, where its page will put that. */
export function previewOf(card: Element | null): Element {
  const copyOf = (selector: string) => card?.querySelector(selector)?.cloneNode(true);
  const title = document.createElement("h2");
  title.id = titleId;
  title.textContent = card?.querySelector("h3")?.textContent ?? "";
  const use = card?.querySelector(".card-use")?.textContent ?? "";
  const lead = element("p", "detail-lead", document.createTextNode(use));
  const badges = element("p", "detail-badges", ...(copyOf(".card-badges")?.childNodes ?? []));
  const picture = element("div", "detail-picture", copyOf("picture"));
  const detail = element(
    "article",
    "detail",
    element("div", "detail-gallery", picture, copyOf(".likeness")),
    element("div", "detail-text", badges, title, lead),
  );
  detail.setAttribute("aria-busy", "true");
  return detail;
}
