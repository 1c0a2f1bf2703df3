import { partOfUk } from '#shared/uk/identifiers.ts';
import type { PaperDocument, Seller } from './document.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, styles } from './style.ts';
import { addressOf, oneLine } from './wording.ts';

/** A company's particulars (SI 2015/17 reg 25); of anybody else nothing. */
const companyWords = ({ legalName, name, companyNumber, registeredOffice }: Seller): string => {
  const number = oneLine(companyNumber);
  const office = addressOf(registeredOffice).join(', ');
  if (!number && !office) return '';
  const where = number ? ` is registered in ${partOfUk(number)} under number ${number}.` : '.';
  return `${oneLine(legalName) || oneLine(name)}${where}${office ? ` Registered office: ${office}` : ''}`;
};

/** Who the seller is in law, at the foot of the last page. */
export const drawFoot = (sheet: Sheet, { seller }: PaperDocument): void => {
  const words = companyWords(seller);
  if (!words) return;
  const height = sheet.heightOf(words, styles.margin, contentWidth);
  sheet.need(height + 24);
  const y = Math.max(sheet.y + 18, page.height - page.bottom - height);
  sheet.write(sheet.part('Sect'), 'P', words, styles.margin, { y });
};
