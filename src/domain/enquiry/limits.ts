/** Limits on what is sent within a window of time. */
export interface Limits {
  readonly windowSeconds: number;
  /** Requests of one household, whatever they hold; further ones are refused. */
  readonly perAddress: number;
  /** Enquiries of everybody together; further ones are held. */
  readonly overall: number;
}
