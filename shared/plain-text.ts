/**
 * What nobody sees but may hide a message, make a name read as another, or two that look the same differ: bidirectional controls,
 * which phones put around copied numbers, soft hyphens, fillers, tag characters, further variation selectors. Kept are joiners and
 * direction marks, which names in other scripts need, the style of an emoji, and the flags of England, Scotland and Wales.
 */
const hidden =
  /(\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f})|(?!\u061c|[\u200c-\u200f]|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** Looks blank although it has characters: spaces, joiners, fillers, the blank Braille pattern. */
const unseen = /^[\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** Control characters, lone surrogates and the replacement character. */
const unkept = /[\p{Cc}\p{Cs}\ufffd]/u;

/** Text as stored: NFC, trimmed, without bidirectional controls, and empty if nothing in it is visible. */
export const cleaned = (text: string): string => {
  const plain = text.replace(hidden, '$1').normalize('NFC').trim();
  return unseen.test(plain) ? '' : plain;
};

const unseenWithin = /\p{Default_Ignorable_Code_Point}/gu;
const spaces = /[\p{Z}\u2800]+/gu;

/**
 * A number or code as stored: without invisible characters, and with every space a plain one, so that codes that look the same are
 * the same.
 */
export const cleanedCode = (text: string): string =>
  cleaned(text.replace(unseenWithin, '').replace(spaces, ' '));

/** True for text with characters that we refuse to store. */
export const cannotBeKept = (text: string): boolean => unkept.test(text);

/** The storable part of text from elsewhere: one line of at most `max` characters. `undefined` if nothing is left. */
export const keepable = (text: unknown, max: number): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const plain = cleaned(text.replace(/[\p{Cc}\p{Cs}\ufffd]+/gu, ' '));
  return [...plain].slice(0, max).join('').trim() || undefined;
};
