/** Letters that are shaped by rules of their own; what lies between them goes with the script before it. */
const scripts = ['Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Tamil'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);
const letter = /\p{L}/u;

const usual = -1;

/** Which of the scripts a character is of; undefined for a sign that is of none. */
export const scriptOf = (char: string): number | undefined => {
  const script = scripts.findIndex((each) => each.test(char));
  return script === usual && !letter.test(char) ? undefined : script;
};

/** True for a text whose letters are not simply set one after the other. */
export const isShaped = (text: string): boolean => scripts.some((script) => script.test(text));
