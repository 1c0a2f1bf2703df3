/** In a shorter word, one different letter makes another word. */
const shortest = 4;

/** True if the words differ by one wrong, missing or extra letter, or by two adjacent letters swapped. */
const isOneEdit = (a: string, b: string): boolean => {
  if (a.length > b.length) return isOneEdit(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return a.slice(at + 1) === b.slice(at + 1) || (isSwapped && a.slice(at + 2) === b.slice(at + 2));
};

/** True if a folded text has a word within one edit of this, or of its beginning. Numbers must match exactly. */
export const isNear = (text: string, word: string): boolean => {
  if (word.length < shortest || /\d/.test(word)) return false;
  return text.split(/[\s,.]+/).some((each) => {
    if (each.length < word.length - 1) return false;
    return [0, 1, -1].some((more) => isOneEdit(word, each.slice(0, word.length + more)));
  });
};
