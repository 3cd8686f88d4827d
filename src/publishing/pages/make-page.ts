import type { PageAnswer, PageReads, Site } from "#domain/site.ts";
import { shortSha256 } from "#publishing/hashes.ts";
import { pageFile } from "#publishing/pages/page-file.ts";
import { storeBody, type PreviousBody, type SiteFolders } from "#publishing/site-body.ts";
import type { MadePage, PageJob } from "#publishing/pages/render-messages.ts";

/**
 * Placeholder for the day of a page until it is known if the page has changed; no text contains it.
 */
export const dayPlaceholder = "\uE000";

interface PagePlan {
  readonly folders: SiteFolders;
  /** Today, such as 2026-11-22. */
  readonly today: string;
}

/** Fills in the day of the last change: that of the previous release where the rest is the same. */
function fillDay(
  html: string,
  previous: PreviousBody | undefined,
  today: string,
  formatDay: (day: string) => string,
): Buffer {
  const withDay = (day: string) => Buffer.from(html.replaceAll(dayPlaceholder, formatDay(day)));
  const lastDay = previous?.changed ?? today;
  const body = withDay(lastDay);
  return lastDay === today || shortSha256(body) === previous?.hash ? body : withDay(today);
}

/** Returns a function that renders a page of the site and adds it to a release. */
export function createPageMaker(site: Site, { folders, today }: PagePlan) {
  const recorder = site.recordReads?.();

  async function render(
    address: string,
  ): Promise<{ readonly page: PageAnswer; readonly reads?: PageReads }> {
    return recorder ? recorder.render(address) : { page: await site.render({ address }) };
  }

  return async ({ address, previous }: PageJob): Promise<MadePage> => {
    const { page, reads } = await render(address);
    const file = pageFile(address);
    const formatDay = (day: string) => site.dayOn?.(address, day) ?? day;
    const body = fillDay(page.html, previous, today, formatDay);
    const stored = await storeBody(folders, { file, body }, previous);
    return { address, status: page.status, file, ...stored, ...(reads && { reads }) };
  };
}
