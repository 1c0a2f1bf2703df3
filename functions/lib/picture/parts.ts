import { Refusal } from '#shared/kernel/refusal.ts';

/** What a format's reader returns. */
export interface Parts {
  /** Pixels. */
  width: number;
  height: number;
  /** The file without its metadata (place, time, author). The pixels are unchanged. */
  bytes: Uint8Array;
}

export const damaged = (): Refusal =>
  new Refusal('validation', 'This picture is damaged. Take it or choose it again.');
