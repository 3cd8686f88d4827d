/** How many may be sent in a window of time. */
export interface Limits {
  readonly windowSeconds: number;
  /** Requests of one household, whatever they hold. */
  readonly perAddress: number;
  /** Enquiries of everybody together; what comes beyond it is set aside. */
  readonly overall: number;
}

/** How many times as many enquiries as a household a /56 may send, and a /48 as many times as a /56. */
export const ofWiderNetwork = 4;

/** How many enquiries a household may still send, to be set aside, while there are too many of all. */
export const insistence = 3;
