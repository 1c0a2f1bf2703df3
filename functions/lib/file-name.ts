const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** A `Content-Disposition`: show or save, and the file's name (RFC 6266, RFC 8187). */
export const disposition = (kind: 'inline' | 'attachment', fileName: string): string =>
  `${kind}; filename*=UTF-8''${escaped(fileName)}`;
