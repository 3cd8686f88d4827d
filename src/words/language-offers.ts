import type { Language, usualLanguage } from "#domain/language.ts";

/** How a page in another language is offered, in that language, to a visitor whose first one it is. */
interface LanguageOffer {
  readonly label: string;
  readonly read: string;
  readonly dismiss: string;
}

/** Nobody is offered the usual language: its pages are at the plain addresses. */
export const languageOffers: Readonly<
  Record<Exclude<Language, typeof usualLanguage>, LanguageOffer>
> = {
  ar: {
    label: "لغة الصفحة",
    read: "اقرأ هذه الصفحة بالعربية",
    dismiss: "إخفاء",
  },
};
