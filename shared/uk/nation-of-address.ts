import type { Nation } from './nations.ts';

/** The last postcode in an address: area, district and the rest (Royal Mail, Programmers' Guide to PAF). */
const postcode = /\b([A-Z]{1,2})(\d[A-Z\d]?)\s*\d[A-Z]{2}\b(?![\s\S]*\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b)/i;

/** Postcode areas of Scotland. */
const scottish = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' '));

/** Districts of those areas on the border that are mostly in England: Berwick-upon-Tweed and Cornhill. */
const english = new Set(['TD12', 'TD15']);

/** The part of the United Kingdom of an address, by its postcode; undefined without one. */
export const nationOfAddress = (address: string | null | undefined): Nation | undefined => {
  const [, area, district] = postcode.exec(address ?? '') ?? [];
  if (!area || !district) return undefined;
  const name = area.toUpperCase();
  if (name === 'BT') return 'northern-ireland';
  return scottish.has(name) && !english.has(`${name}${district}`) ? 'scotland' : 'england-and-wales';
};
