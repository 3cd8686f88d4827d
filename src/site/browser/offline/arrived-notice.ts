import type { Language } from "#domain/language.ts";

const words = {
  en: () => import("#words/en-offline.ts"),
  ar: () => import("#words/ar-offline.ts"),
};

const id = "arrived-notice";

/** Shows one line over the bottom of the window with a link to the receipt. */
export async function showNotice(language: Language, href: string): Promise<void> {
  const { offline } = await words[language]();
  if (document.getElementById(id)) {
    return;
  }
  const notice = document.createElement("aside");
  Object.assign(notice, { id, className: "toast-viewport" });
  notice.setAttribute("aria-label", offline.notices);
  const line = document.createElement("p");
  line.className = "toast";
  line.setAttribute("role", "status");
  const link = document.createElement("a");
  Object.assign(link, { href, textContent: offline.arrivedLink });
  line.append(`${offline.arrived} `, link);
  notice.append(line);
  document.body.append(notice);
}
