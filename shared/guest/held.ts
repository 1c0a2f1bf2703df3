import * as z from 'zod/mini';

/** The token after `#` in a link: 32 random bytes in base64url. */
export const guestToken = z.string().check(z.regex(/^[\w-]{43}$/, 'Is not a link of ours'));

/** The body field in every call from a link. */
export const held = z.strictObject({ token: guestToken });
