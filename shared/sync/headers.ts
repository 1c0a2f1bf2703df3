/** Asks the reply to include the changes since this cursor, the call's own and others'. Allowed on any call but GET. */
export const sinceHeader = 'Fettle-Since';
/** With a 204: the new cursor of a device that has missed nothing. */
export const cursorHeader = 'Fettle-Cursor';
/** The media type of a reply that includes these changes. */
export const changesType = 'application/vnd.fettle.changes+json';
