/** Folds a text for comparison: lower case and no accents, so that "cafe" finds "Café". */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[‘’]/g, "'");

/** The words of a search, folded. */
export const typedWords = (typed: string): string[] => folded(typed).split(/\s+/).filter(Boolean);

/** True if a row's texts contain every word of a search. */
export const saysAll = (texts: readonly (string | null | undefined)[], typed: string): boolean => {
  const said = folded(texts.filter(Boolean).join(' '));
  return typedWords(typed).every((word) => said.includes(word));
};
