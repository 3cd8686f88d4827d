interface Entry {
  readonly at: number;
  readonly run: () => void;
}

/** Runs what is due at a time of `performance.now()`, in order, more finely than a timer for each would. */
export class Timetable {
  readonly #entries: Entry[] = [];
  #timer: NodeJS.Timeout | undefined;

  at(at: number, run: () => void): void {
    const place = this.#placeOf(at);
    this.#entries.splice(place, 0, { at, run });
    if (place === 0) {
      this.#arm();
    }
  }

  /** Behind all that is due no later. */
  #placeOf(at: number): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const entry = this.#entries[middle];
      if (entry !== undefined && entry.at <= at) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const [first] = this.#entries;
    if (first) {
      const wait = Math.floor(first.at - performance.now());
      this.#timer = setTimeout(() => this.#runDue(), Math.max(0, wait));
    }
  }

  #runDue(): void {
    const now = performance.now() + 0.4;
    for (let [first] = this.#entries; first && first.at <= now; [first] = this.#entries) {
      this.#entries.shift();
      first.run();
    }
    this.#arm();
  }
}
