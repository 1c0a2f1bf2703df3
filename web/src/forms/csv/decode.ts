/**
 * Decodes a CSV file: as UTF-8 or UTF-16 if it has a byte order mark or is valid, otherwise as Windows-1252, as Excel saves it.
 * Windows-1252 with any non-ASCII letter is almost never valid UTF-8.
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
