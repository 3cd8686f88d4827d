/** Whether to fetch nothing ahead: the visitor asked to save data, or the connection is slow. */
export function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" &&
    connection !== null &&
    (("saveData" in connection && connection.saveData === true) ||
      ("effectiveType" in connection && connection.effectiveType !== "4g"))
  );
}
