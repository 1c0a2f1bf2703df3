/** Nothing is added to an abbreviation: it has no vowel (hr, sqm, kWh), or is too short (ea, m²). */
const isWord = (text: string): boolean => /^[a-z]{3,}$/i.test(text) && /[aeiou]/i.test(text);

/** A typed unit for more or less than one: `hours`, `boxes`, `linear metres`. */
const pluralOf = (unit: string): string => {
  const word = unit.slice(unit.lastIndexOf(' ') + 1);
  if (!isWord(word) || /s$/i.test(word)) return unit;
  if (/^foot$/i.test(word)) return `${unit.slice(0, -3)}eet`;
  if (/(x|z|ch|sh)$/i.test(word)) return `${unit}es`;
  return /[^aeiou]y$/i.test(word) ? `${unit.slice(0, -1)}ies` : `${unit}s`;
};

/** A quantity with its unit in words: `2.5 hours`, `1,234.567`, `12 m²`. */
export const quantityWords = ({ quantity, unit }: { quantity: number; unit: string }): string => {
  const number = quantity.toLocaleString('en-GB');
  if (unit.toLowerCase() === 'each') return number;
  return `${number} ${quantity === 1 ? unit : pluralOf(unit)}`;
};

/** What a price is for: `per hour`, `each`. */
export const perUnit = (unit: string): string => (unit === 'each' ? unit : `per ${unit}`);
