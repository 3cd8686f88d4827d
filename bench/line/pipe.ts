/** The time that some bytes take up the line, in milliseconds of `performance.now()`. */
interface Booking {
  readonly from: number;
  readonly to: number;
}

/** One direction of a line, shared by all connections: bytes leave it one after the other. */
export class Pipe {
  #free = 0;
  readonly #bitsPerSecond: number;

  constructor(bitsPerSecond: number) {
    this.#bitsPerSecond = bitsPerSecond;
  }

  book(bytes: number, notBefore: number): Booking {
    const from = Math.max(notBefore, this.#free);
    this.#free = from + (bytes * 8000) / this.#bitsPerSecond;
    return { from, to: this.#free };
  }

  /** Frees what a connection had booked and, being closed, will not use. */
  giveBack(bookings: readonly Booking[]): void {
    const now = performance.now();
    const left = bookings
      .filter(({ to }) => to > now)
      .reduce((sum, { from, to }) => sum + to - Math.max(from, now), 0);
    this.#free = Math.max(now, this.#free - left);
  }
}

/** What one connection books of a pipe. */
export class Share {
  readonly #pipe: Pipe;
  #bookings: Booking[] = [];

  constructor(pipe: Pipe) {
    this.#pipe = pipe;
  }

  /** When the last bit of these bytes leaves. */
  book(bytes: number, notBefore: number): number {
    const booking = this.#pipe.book(bytes, notBefore);
    const now = performance.now();
    this.#bookings = [...this.#bookings.filter(({ to }) => to > now), booking];
    return booking.to;
  }

  giveBack(): void {
    this.#pipe.giveBack(this.#bookings);
    this.#bookings = [];
  }
}
