/** Characters of a page's title and description that search engines show. */
export const longestTitle = 60;
export const longestDescription = 155;

/** Characters of a title that the site's name may take where the two have no room together. */
const longestName = 24;

/** Where a sentence ends, and where a part of one does. */
const sentenceEnd = /[.!?؟](?=\s)/g;
const partEnd = /[,;:،؛](?=\s)/g;

/** Endings that no text may have: signs that lead on, and small words that do; a unit after its number is kept. */
const hanging = /(?:(?<!\d)\s\p{Ll}{1,3}|[\s,;:،؛|&(\u2013\u2014-])+$/u;

/** Marks round a text of another language: what begins has to end. */
const opening = /[\u2066\u2068]/g;
const closing = /\u2069/g;

function closed(text: string): string {
  const missing = (text.match(opening)?.length ?? 0) - (text.match(closing)?.length ?? 0);
  return text + "\u2069".repeat(Math.max(0, missing));
}

function lastOf(ends: RegExp, text: string): number {
  return Array.from(text.matchAll(ends), ({ index }) => index).at(-1) ?? -1;
}

/** The first sentences of a text that fit, where they fill half of the room at least, or else nothing. */
export function wholeSentences(text: string, limit: number): string | undefined {
  if (text.length <= limit) {
    return text;
  }
  const end = lastOf(sentenceEnd, text.slice(0, limit + 1)) + 1;
  return end >= limit / 2 ? closed(text.slice(0, end)) : undefined;
}

/**
 * A text of at most so many characters: its first sentences, or else as much as parts of a sentence, or
 * its words, fit. It never ends in an ellipsis.
 */
export function shortened(text: string, limit: number): string {
  const sentences = wholeSentences(text, limit);
  if (sentences !== undefined) {
    return sentences;
  }
  const room = text.slice(0, limit + 1);
  const part = lastOf(partEnd, room);
  const word = room.search(/\s\S*$/);
  const end = part >= limit * 0.7 ? part : word > 0 ? word : limit;
  return closed(text.slice(0, end).toWellFormed().replace(hanging, ""));
}

/** The site's name follows a title, unless the title has its own parts (a pipe). */
export function fullTitle(title: string, siteName: string): string {
  return title.includes("|") ? title : `${title} | ${siteName}`;
}

/**
 * The title of a document, within what search engines show: the page's own words make room for the
 * site's name, and for what `around` puts round them.
 */
export function documentTitle(
  title: string,
  siteName: string,
  around = (text: string) => text,
): string {
  const whole = (text: string, name: string) => fullTitle(around(text), name);
  if (whole(title, siteName).length <= longestTitle) {
    return whole(title, siteName);
  }
  const name = shortened(siteName, longestName);
  const [, own = title, parts = ""] = /^(.+?)(\s*\|.*)$/s.exec(title) ?? [];
  const suffixLength = whole(title, name).length - own.length;
  const shortTitle = shortened(own, Math.max(longestName, longestTitle - suffixLength)) + parts;
  return shortened(whole(shortTitle, name), longestTitle);
}
