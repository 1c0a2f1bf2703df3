/** In a shorter word another letter makes another word. */
const shortest = 4;

/** Whether one is the other with one letter wrong, missing, too many, or two beside each other swapped. */
const isOneEdit = (a: string, b: string): boolean => {
  if (a.length > b.length) return isOneEdit(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return a.slice(at + 1) === b.slice(at + 1) || (isSwapped && a.slice(at + 2) === b.slice(at + 2));
};

/** Whether a folded text has a word that this is all but one letter of, or of its beginning. Numbers are never nearly right. */
export const isNear = (text: string, word: string): boolean => {
  if (word.length < shortest || /\d/.test(word)) return false;
  return text.split(/[\s,.]+/).some((each) => {
    if (each.length < word.length - 1) return false;
    return [0, 1, -1].some((more) => isOneEdit(word, each.slice(0, word.length + more)));
  });
};
