import * as z from 'zod/mini';

/** A browser that a member has signed in with. Instants are ISO 8601 UTC; `lastSeenAt` is accurate to ten minutes. */
export const device = z.object({
  deviceId: z.string(),
  /** `Safari on iPhone`. */
  name: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  /** It is the one that asks. */
  current: z.boolean(),
});
export type Device = z.output<typeof device>;

export const deviceId = z.string().check(z.regex(/^[\w-]{22}$/));
