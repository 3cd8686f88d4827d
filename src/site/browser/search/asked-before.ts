import { readStored, storedNames } from "#site/islands/stored.ts";

/** As many as are offered at once. */
const most = 6;

/** The slugs of the products that were asked for last from this device, the latest first. */
export function askedBefore(): readonly string[] {
  try {
    const sent: unknown = JSON.parse(readStored(storedNames.sent) ?? "[]");
    const requests: readonly unknown[] = Array.isArray(sent) ? sent : [];
    const lines = requests.flatMap((one) => {
      const own: unknown = Object(one).lines;
      return Array.isArray(own) ? (own as readonly unknown[]) : [];
    });
    const slugs = lines.map((line): unknown => Object(line).product);
    return [...new Set(slugs)]
      .filter((slug): slug is string => typeof slug === "string" && /^[\w-]{1,120}$/.test(slug))
      .slice(0, most);
  } catch {
    return [];
  }
}
