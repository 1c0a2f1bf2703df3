/** Formats and check digits of the numbers on documents. Spaces and punctuation are accepted. */

const bare = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + Number(digits[at]) * weight, 0);

/**
 * True if nine or twelve digits are a British VAT number: the first seven weighted 8…2 plus the two check digits are 0 modulo
 * 97, or 42 (97 − 55) for numbers issued since November 2009, which start with 100 or more. The last three of twelve identify a
 * branch. Source: HMRC's and VIES's "VAT number algorithms"; python-stdnum gb/vat.
 */
export const isGbVatDigits = (digits: string): boolean => {
  if (!/^\d{9}(?:\d{3})?$/.test(digits) || /^0{7}/.test(digits)) return false;
  const remainder = (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + Number(digits.slice(7, 9))) % 97;
  return remainder === 0 || (remainder === 42 && digits >= '100');
};

/** Government departments are GD000 to GD499, health authorities HA500 to HA999; neither has check digits. */
const isPublicBody = (number: string): boolean => {
  const match = /^(GD|HA)(\d{3})$/.exec(number);
  return match !== null && (match[1] === 'GD') === Number(match[2]) < 500;
};

/** A VAT number without its country code and spaces, `123456782` or `GD001`. */
const vatCore = (text: string): string => bare(text).replace(/^(?:GB|XI)/, '');

/** True if a text has the form of a United Kingdom VAT number, whatever its check digits. */
export const hasVatForm = (text: string): boolean => {
  const number = vatCore(text);
  return /^\d{9}(?:\d{3})?$/.test(number) || isPublicBody(number);
};

/** True if a text has the form and check digits of a United Kingdom VAT number. It doesn't prove registration. */
export const isVatNumber = (text: string): boolean => {
  const number = vatCore(text);
  return isGbVatDigits(number) || isPublicBody(number);
};

/** A valid VAT number as printed, `GB 123 4567 82`, followed by the three digits of a branch. */
export const formatVatNumber = (text: string): string => {
  const number = vatCore(text);
  const country = bare(text).startsWith('XI') ? 'XI' : 'GB';
  if (!/^\d/.test(number)) return `${country} ${number}`;
  const parts = [number.slice(0, 3), number.slice(3, 7), number.slice(7, 9), number.slice(9)];
  return [country, ...parts.filter(Boolean)].join(' ');
};

/**
 * A unique taxpayer reference as its ten digits, or null. A leading or trailing K is dropped. Digits 2 to 10 weighted
 * 6,7,8,9,10,5,4,3,2, their sum modulo 11 as an index into `21987654321`, give digit 1. Source: OECD's sheet on tax numbers of
 * the United Kingdom; python-stdnum gb/utr.
 */
export const utrOf = (text: string): string | null => {
  const number = bare(text).replace(/^K|K$/g, '');
  if (!/^\d{10}$/.test(number)) return null;
  const remainder = weighted(number.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11;
  return '21987654321'[remainder] === number[0] ? number : null;
};

export const isUtr = (text: string): boolean => utrOf(text) !== null;

/** True if a text has the form of a National Insurance number. Source: HMRC NIM39110. We never store or print one. */
export const isNino = (text: string): boolean =>
  /^(?!BG|GB|KN|NK|NT|TN|ZZ)[ABCEGHJ-PRSTW-Z][ABCEGHJ-NPRSTW-Z]\d{6}[A-D]$/.test(bare(text));

/** The letters before six digits: part of the United Kingdom and kind of company. Source: Companies House, URI guide. */
const companyPrefixes =
  'AC|BR|CE|CS|FC|FE|GE|GN|GS|IC|IP|LP|NA|NC|NF|NI|NL|NO|NP|NR|NV|NZ|OC|OE|PC|RC|RS|SA|SC|SE|SF|SG|SI|SL|SO|SP|SR|SZ|ZC';
const companyForm = new RegExp(`^(?:\\d{8}|(?:${companyPrefixes}|R0)\\d{6})$`);

/** True if a text has the form of a company number: eight digits, or SC, NI, OC, SO, NC … and six. */
export const isCompanyNumber = (text: string): boolean => {
  const number = bare(text);
  return companyForm.test(number) && !/^0{8}$/.test(number);
};

/** A shorter number padded with zeros, to ask "did you mean 01234567?"; null if there is nothing to ask. */
export const paddedCompanyNumber = (text: string): string | null => {
  const number = bare(text);
  return /^\d{1,7}$/.test(number) && Number(number) > 0 ? number.padStart(8, '0') : null;
};

/** Where a company is registered, from its number, as business letters must state. TD15 reg 25(2)(a). */
export const partOfUk = (companyNumber: string): string => {
  const number = bare(companyNumber);
  if (/^S[A-Z]/.test(number)) return 'Scotland';
  return /^(?:N[A-Z]|R0)/.test(number) ? 'Northern Ireland' : 'England and Wales';
};
