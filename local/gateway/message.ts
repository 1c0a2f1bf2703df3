/** Lambda's limit for an event or a response, in bytes as JSON. */
export const longestMessage = 6 * 1024 * 1024;

/** A character is at most six bytes as JSON, so short text needs no serialising to measure. */
const mostBytesEach = 6;
const roomForRest = 64 * 1024;

/** True if an event or response is longer than this as JSON in UTF-8. */
export const isLonger = (message: { body?: string | undefined }, bytes: number): boolean =>
  (message.body?.length ?? 0) * mostBytesEach + roomForRest > bytes &&
  Buffer.byteLength(JSON.stringify(message)) > bytes;
