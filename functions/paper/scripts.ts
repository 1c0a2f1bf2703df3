/** Scripts with shaping rules of their own; characters in between belong to the preceding script. */
const scripts = ['Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Tamil'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);
const letter = /\p{L}/u;

const usual = -1;

/** The index of a character's script; undefined for a character of none. */
export const scriptOf = (char: string): number | undefined => {
  const script = scripts.findIndex((each) => each.test(char));
  return script === usual && !letter.test(char) ? undefined : script;
};

/** True if a text's letters are not simply set one after another. */
export const isShaped = (text: string): boolean => scripts.some((script) => script.test(text));
