import { wakeIslands } from "#site/browser/islands.ts";
import { followHistory } from "#site/browser/history.ts";
import { closeMenus } from "#site/browser/menus.ts";
import { prefetchPages } from "#site/browser/prefetch.ts";
import { showEnquiryCount } from "#site/browser/enquiry-count.ts";

const { missing } = document.body.dataset;
if (missing !== undefined) console.error(missing, location.pathname);

followHistory();
wakeIslands();
closeMenus();
showEnquiryCount();
prefetchPages();
