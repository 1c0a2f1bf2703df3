/** Shorter words are in everything, so they must begin one. */
const shortWord = 3;
/** So many digits are sought inside of longer numbers too: the end of an invoice's number, say. */
const telling = /^\d{4}/;

const isDigit = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '0' && letter <= '9';

const within = (text: string, word: string): number => {
  let at = text.indexOf(word);
  if (!isDigit(word[0]) || telling.test(word)) return at;
  // "0-1" is not in "10-1".
  while (at > 0 && isDigit(text[at - 1])) at = text.indexOf(word, at + 1);
  return at;
};

/** Where a folded text has a word: at the beginning of one of its own where it can be; -1 nowhere. A space stands before each. */
export const placeOf = (text: string, word: string): number => {
  const begun = text.indexOf(` ${word}`);
  if (begun >= 0) return begun + 1;
  return word.length < shortWord ? -1 : within(text, word);
};
