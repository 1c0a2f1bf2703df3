/** Something that happened, epoch milliseconds. */
export interface Event {
  at: number;
  happen: () => Promise<unknown>;
}
