/**
 * Milliseconds until a page is refused. A reader does not notice; a program that asks again as soon as it is
 * answered asks four times a second on each connection, instead of several hundred times.
 */
const wait = 250;
/** So many refusals wait at once; what comes beyond them is refused at once, so that memory is bounded. */
const mostWaiting = 1000;

/** Calls `refuse` a little later, so that refusing takes no time from those who get what they ask for. */
export function createSlowRefusals(): (refuse: () => void) => void {
  let waiting = 0;
  return (refuse) => {
    if (waiting >= mostWaiting) {
      refuse();
      return;
    }
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      refuse();
    }, wait);
  };
}
