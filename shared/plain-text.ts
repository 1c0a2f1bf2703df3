/** Turn the text around them, so that a name reads as another; telephones put them around copied numbers. */
const turning = /[\u202a-\u202e\u2066-\u206f\ufeff]/g;
/** Letters that nobody sees and that can hold a message (U+E0000 to U+E007F), but for the flags of England, Scotland and Wales. */
const tags =
  /(\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
/** Blank, though it holds characters: spaces, joiners, fillers, the empty pattern of Braille. */
const unseen = /^[\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** Controls, half a character, and what stands where bytes were no text. */
const unkept = /[\p{Cc}\p{Cs}\ufffd]/u;

/** Text as it is kept: composed (NFC), trimmed, in its own direction, and empty where nothing of it can be seen. */
export const cleaned = (text: string): string => {
  const plain = text.replace(turning, '').replace(tags, '$1').normalize('NFC').trim();
  return unseen.test(plain) ? '' : plain;
};

const unseenWithin = /\p{Default_Ignorable_Code_Point}/gu;
const spaces = /[\p{Z}\u2800]+/gu;

/** A number or code as it is kept: what nobody sees in it, and which kind of space it has, makes no other one of it. */
export const cleanedCode = (text: string): string =>
  cleaned(text.replace(unseenWithin, '').replace(spaces, ' '));

/** True for text that cannot be saved as it is. */
export const cannotBeKept = (text: string): boolean => unkept.test(text);

/** What of a text from elsewhere can be kept: one line of at most `max` characters. `undefined` where that is nothing. */
export const keepable = (text: unknown, max: number): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const plain = cleaned(text.replace(/[\p{Cc}\p{Cs}\ufffd]+/gu, ' '));
  return [...plain].slice(0, max).join('').trim() || undefined;
};
