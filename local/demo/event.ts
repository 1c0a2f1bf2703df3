/** Something that happened, in epoch milliseconds. */
export interface Event {
  at: number;
  happen: () => Promise<unknown>;
}
