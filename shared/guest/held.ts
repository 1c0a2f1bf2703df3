import * as z from 'zod/mini';

/** What stands behind `#` in a link: 32 random bytes in base64url. */
export const guestToken = z.string().check(z.regex(/^[\w-]{43}$/, 'Is not a link of ours'));

/** What every call of a link brings. */
export const held = z.strictObject({ token: guestToken });
