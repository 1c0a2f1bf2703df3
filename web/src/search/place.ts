/** Shorter words occur everywhere, so they must be a prefix. */
const shortWord = 3;
/** This many digits also match inside longer numbers, such as the end of an invoice number. */
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

/** The position of a word in a folded text, preferably at the start of a word (each follows a space); -1 if there is none. */
export const placeOf = (text: string, word: string): number => {
  const begun = text.indexOf(` ${word}`);
  if (begun >= 0) return begun + 1;
  return word.length < shortWord ? -1 : within(text, word);
};
