const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** What a browser is to do with a file, and under which name it is saved (RFC 6266, RFC 8187). */
export const disposition = (kind: 'inline' | 'attachment', fileName: string): string =>
  `${kind}; filename*=UTF-8''${escaped(fileName)}`;
