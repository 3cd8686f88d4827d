import { createAttachments } from "#server/enquiries/attachments/attachments.ts";
import type { FileParts } from "#server/enquiries/attachments/receive-files.ts";
import {
  createUploadQuota,
  usualUploadLimits,
} from "#server/enquiries/attachments/upload-quota.ts";
import type { UploadLimits } from "#server/enquiries/attachments/upload-quota.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/enquiries/database.ts";

/** Opens the files of a store, with the quotas of their uploads. */
export function openFiles(
  database: Database,
  parts: { readonly clock: Clock; readonly dataFolder: string },
  limits: Pick<UploadLimits, "storedBytes"> & Partial<UploadLimits>,
): Omit<FileParts, "clock"> {
  const attachments = createAttachments(database);
  const quota = createUploadQuota(
    { ...usualUploadLimits, ...limits },
    { ...parts, database, attachments },
  );
  return { attachments, quota };
}
