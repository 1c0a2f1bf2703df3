/** Words that don't identify a firm: company forms, articles, parts of web addresses. */
const EMPTY = new Set(
  `LTD LIMITED PLC LLP LP INC LLC CORP CO COMPANY SDN BHD SB GMBH MBH AG KG OHG UG EK SA SAS SARL SRL SPA BV NV OY AB
  PTE PTY PVT PLT M THE AND WWW COM UK`.split(/\s+/),
);
const ENOUGH = 0.8;
/** The similarity from which an OCR line counts as the right one for a name. */
const MISREAD = 0.8;

/** True if two names share at least eight in ten words (Dice), or are equal without spaces. */
export function isSameName(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  if (one.length === 0 || other.length === 0) return false;
  return one.join('') === other.join('') || dice(one, other) >= ENOUGH - 1e-9;
}

/** True if two names differ by only a few letters, by the bigrams they share. */
export function isNearlySame(a: string, b: string): boolean {
  return dice(pairsOf(a), pairsOf(b)) > MISREAD;
}

/** The key shared by receipts of one vendor: the first words of the name. */
export function vendorKey(name: string): string {
  return wordsOf(name).slice(0, 2).join('').slice(0, 7);
}

function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/ß/g, 'SS')
    .replace(/\bS\s*\/\s*B\b/g, 'SB')
    .replace(/\b(?:[A-Z]\.){2,}[A-Z]?/g, (initials) => initials.replace(/\./g, ''))
    .replace(/&/g, ' AND ')
    .replace(/['’`´]/g, '');
  const all = plain.split(/[^A-Z0-9]+/).filter((word) => word !== '');
  const telling = all.filter((word) => !EMPTY.has(word) && !/^\d{5,}[A-Z]?$/.test(word));
  return telling.length > 0 ? telling : all;
}

function pairsOf(name: string): string[] {
  const text = wordsOf(name).join(' ');
  return [...text].slice(1).map((letter, i) => `${text[i]}${letter}`);
}

function dice(a: string[], b: string[]): number {
  const [one, other] = [new Set(a), new Set(b)];
  const common = [...one].filter((part) => other.has(part)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}
