import { partOfUk } from '#shared/uk/identifiers.ts';
import type { Seller } from './document.ts';
import { addressOf, oneLine } from './wording.ts';

/** A company's particulars (SI 2015/17 reg 25); empty for anybody else. */
export const companyWords = ({ legalName, name, companyNumber, registeredOffice }: Seller): string => {
  const number = oneLine(companyNumber);
  const office = addressOf(registeredOffice).join(', ');
  if (!number && !office) return '';
  const where = number ? ` is registered in ${partOfUk(number)} under number ${number}.` : '.';
  return `${oneLine(legalName) || oneLine(name)}${where}${office ? ` Registered office: ${office}` : ''}`;
};
