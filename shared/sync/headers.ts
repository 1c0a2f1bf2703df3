/** Asks a change for what it and others changed since: on any call but GET. */
export const sinceHeader = 'Fettle-Since';
/** With 204: how far a device has come that has missed nothing. */
export const cursorHeader = 'Fettle-Cursor';
/** The reply to a change, with what it and others changed. */
export const changesType = 'application/vnd.fettle.changes+json';
