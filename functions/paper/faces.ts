import { type Face, usual } from './fonts.ts';

const characters = new Set(usual.regular.characterSet);

/** The usual face has every letter of ASCII, and prints nothing for what is no letter. */
const ascii = /[\0-~]+/g;

const isUsual = (text: string): boolean =>
  Array.from(text.replace(ascii, '')).every((char) => characters.has(char.codePointAt(0) ?? 0));

/** The face that a text needs: the usual one, or the one of more scripts, which is loaded only for those. */
export const faceFor = async (text: string): Promise<Face> =>
  isUsual(text) ? usual : (await import('./more-fonts.ts')).more;
