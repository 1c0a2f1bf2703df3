/**
 * The text of a CSV file: UTF-8 or UTF-16 where it says so or fits, otherwise Windows-1252, as Excel saves it. A file
 * in that encoding with any letter beyond ASCII is almost never valid UTF-8.
 */
export const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
