/**
 * A figure of a law, a standard or the trade, beside where it was read and when. One that was not seen at its own source is marked,
 * and is never more than a warning unless a second source gives it too.
 */
export interface Figure<Value = number> {
  value: Value;
  source: string;
  /** The day on which it was read there. */
  read: string;
  unconfirmed?: true;
}
