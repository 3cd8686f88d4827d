/** The site's name follows a title, unless the title has its own parts (a pipe). */
export function fullTitle(title: string, suffix: string): string {
  return title.includes("|") ? title : `${title} | ${suffix}`;
}
