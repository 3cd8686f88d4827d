/**
 * The page that is shown: the name by which the history's entries refer to it, and the path and query
 * at which it was asked for, before anything on it changed the address.
 */
export const shown = {
  page: String(performance.timeOrigin),
  address: location.pathname + location.search,
};
