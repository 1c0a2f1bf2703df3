import ranges from './paper-letters.json' with { type: 'json' };

/**
 * True for a character that our PDF fonts contain (functions/paper/fonts): Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari,
 * Bengali, Gurmukhi, Gujarati, Tamil, and common symbols.
 */
export const isOnPaper = (char: string): boolean => {
  const code = char.codePointAt(0) ?? 0;
  return code === 0x20 || ranges.some(([first = 0, last = 0]) => code >= first && code <= last);
};
