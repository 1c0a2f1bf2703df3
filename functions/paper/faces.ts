import { type Face, usual } from './fonts.ts';

const characters = new Set(usual.regular.characterSet);

/** The usual face has every ASCII letter; other characters print nothing. */
const ascii = /[\0-~]+/g;

const isUsual = (text: string): boolean =>
  Array.from(text.replace(ascii, '')).every((char) => characters.has(char.codePointAt(0) ?? 0));

/** Returns the face that a text needs: the usual one, or the multi-script one, which is loaded only when needed. */
export const faceFor = async (text: string): Promise<Face> =>
  isUsual(text) ? usual : (await import('./more-fonts.ts')).more;
