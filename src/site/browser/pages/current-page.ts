/** The current page: its id in history entries, and the address at which it was loaded. */
export const currentPage = {
  id: String(performance.timeOrigin),
  address: location.pathname + location.search,
};
