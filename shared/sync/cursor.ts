import * as z from 'zod/mini';

/** `<epoch>.<role version>.<seq>`; opaque to clients. */
export const cursor = z
  .string()
  .check(z.regex(/^[\w-]{1,64}\.\w{1,64}\.\d{1,15}$/, 'Must be a cursor from an earlier answer'));
