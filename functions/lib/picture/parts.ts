import { Refusal } from '#shared/kernel/refusal.ts';

/** What a format's reader makes of a file. */
export interface Parts {
  /** Pixels. */
  width: number;
  height: number;
  /** The file again without what says where, when and by whom it was taken; its pixels as they were. */
  bytes: Uint8Array;
}

export const damaged = (): Refusal =>
  new Refusal('validation', 'This picture is damaged. Take it or choose it again.');
