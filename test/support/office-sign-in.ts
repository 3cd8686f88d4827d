import type { Page } from "playwright-core";
import { ownNames } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { OfficeWords } from "#words/office/en.ts";
import { officeWordsIn } from "#words/office/words.ts";

/** Signs in as the person of the demonstration, who keeps the language chosen last. */
export async function signInToDemonstration(page: Page, language: Language): Promise<void> {
  const words = officeWordsIn(language);
  await page.goto("/");
  await page.getByRole("button", { name: ownNames[language] }).click();
  await page.getByRole("button", { name: words.signIn.demonstration }).click();
  await page.getByRole("heading", { name: words.today.title, level: 1 }).waitFor();
}

/** Matches the message that a release is live, whatever its number. */
export function publishedIn({ changes }: OfficeWords): RegExp {
  return new RegExp(changes.published(7).replaceAll(".", "\\.").replace("7", "\\d+"));
}
