/** An access line: what lies between a visitor and the site. */
export interface Line {
  /** Milliseconds there and back. */
  readonly roundTrip: number;
  /** Bits a second towards the visitor. */
  readonly down: number;
  /** Bits a second from the visitor. */
  readonly up: number;
}

/** The line of Lighthouse's phone. */
export const slow4g: Line = { roundTrip: 150, down: 1_638_400, up: 768_000 };
