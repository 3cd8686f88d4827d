/** How much of what was acknowledged a store no longer holds. */
export interface Loss {
  readonly missing: number;
  readonly acknowledged: number;
}

/** What a person is told who starts on a store that never had an enquiry, where one is expected. */
export const noStore =
  "The store holds no enquiry, and STORE_EXPECTED says that it should. Put its files back or restore a " +
  "backup (docs/operate.md, Lost files), or start without STORE_EXPECTED.";

/** What a person is told who starts on such a store. */
export function tellLoss({ missing, acknowledged }: Loss): string {
  return (
    `${missing} of ${acknowledged} acknowledged enquiries are missing from the store. ` +
    "Put its files back or restore a backup (docs/operate.md, Lost files); " +
    "`npm run store -- accept-loss` gives up what is missing then."
  );
}
