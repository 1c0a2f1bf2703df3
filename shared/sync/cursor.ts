import * as z from 'zod/mini';

/** Asks a change for what it and others changed since: on any call but GET. */
export const sinceHeader = 'Fettle-Since';
/** With 204: how far a device has come that has missed nothing. */
export const cursorHeader = 'Fettle-Cursor';
/** The reply to a change, with what it and others changed. */
export const changesType = 'application/vnd.fettle.changes+json';

/** `<epoch>.<role version>.<seq>`: opaque to whoever holds one. */
export const cursor = z
  .string()
  .check(z.regex(/^[\w-]{1,64}\.\w{1,32}\.\d{1,15}$/, 'Must be a cursor from an earlier answer'));
