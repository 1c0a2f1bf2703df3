/** What no file system minds in a name. */
export const safeName = (name: string): string => name.replace(/[^\p{L}\p{N} ._-]/gu, '-').slice(0, 100);

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
};

/** How the name of a file of this media type ends. */
export const pictureEnding = (type: string): string => endings[type] ?? 'bin';
