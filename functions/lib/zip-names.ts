/** A name that is valid in every file system. */
export const safeName = (name: string): string => name.replace(/[^\p{L}\p{N} ._-]/gu, '-').slice(0, 100);

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
};

/** The file extension of a media type. */
export const pictureEnding = (type: string): string => endings[type] ?? 'bin';
