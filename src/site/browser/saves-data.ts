/** Returns true if nothing should be prefetched: data saver is on, or the connection is slow or absent. */
export function prefersLessData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    !navigator.onLine ||
    (typeof connection === "object" &&
      connection !== null &&
      (("saveData" in connection && connection.saveData === true) ||
        ("effectiveType" in connection && connection.effectiveType !== "4g")))
  );
}
