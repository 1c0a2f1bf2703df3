/**
 * A figure from a law, a standard or the trade, with its source and when we read it. One not seen at its own source is marked
 * unconfirmed and only warns, unless a second source confirms it.
 */
export interface Figure<Value = number> {
  value: Value;
  source: string;
  /** The day on which we read it there. */
  read: string;
  unconfirmed?: true;
}
