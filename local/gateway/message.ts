/** The most that Lambda takes in and gives back, in bytes: the whole event or reply as JSON. */
export const longestMessage = 6 * 1024 * 1024;

/** A character is at most six bytes as JSON, so what is short need not be written out to be measured. */
const mostBytesEach = 6;
const roomForRest = 64 * 1024;

/** Is an event or a reply longer than this as JSON in UTF-8, as it travels? */
export const isLonger = (message: { body?: string | undefined }, bytes: number): boolean =>
  (message.body?.length ?? 0) * mostBytesEach + roomForRest > bytes &&
  Buffer.byteLength(JSON.stringify(message)) > bytes;
