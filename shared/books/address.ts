/** A client's address split into the columns other programs want. */
export interface SplitAddress {
  lines: string[];
  city: string;
  postcode: string;
  country: string;
}

const postcodeAtEnd = /\b(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i;
const nations = new Set([
  'united kingdom',
  'uk',
  'great britain',
  'england',
  'scotland',
  'wales',
  'northern ireland',
]);
const unitedKingdom = 'United Kingdom';

/** Formats `ex11aa` as `EX1 1AA`. */
const postcodeOf = (text: string): string => text.toUpperCase().replace(/ ?(\d[A-Z]{2})$/, ' $1');

const takenOff = (parts: readonly string[]) => {
  const last = parts.at(-1) ?? '';
  const [found] = postcodeAtEnd.exec(last) ?? [];
  if (!found) return { parts, postcode: '' };
  const before = last.slice(0, -found.length).trim();
  return { parts: [...parts.slice(0, -1), ...(before ? [before] : [])], postcode: postcodeOf(found) };
};

/**
 * Splits a typed address, by lines or commas, into columns: postcode and country if recognised, the town before them, and at most
 * `mostLines` lines. Anything in doubt stays a line.
 */
export const splitAddress = (address: string | null | undefined, mostLines = 4): SplitAddress => {
  const typed = (address ?? '')
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const isNation = nations.has((typed.at(-1) ?? '').toLowerCase());
  const { parts, postcode } = takenOff(isNation ? typed.slice(0, -1) : typed);
  const city = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  const lines = city ? parts.slice(0, -1) : [...parts];
  return {
    lines:
      lines.length > mostLines
        ? [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(', ')]
        : lines,
    city,
    postcode,
    country: isNation || postcode ? unitedKingdom : '',
  };
};
