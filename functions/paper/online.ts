import { encodeQR } from 'qr';
import type { Maybe } from './document.ts';
import type { Sheet } from './sheet.ts';
import { page, styles } from './style.ts';

/** In points: the modules of a code for one of our addresses are then 0.6 mm, which a phone can read from a printed page. */
const side = 74;
const gap = 16;

/** The height of the code in points; 0 without an address. */
export const onlineHeight = (address: Maybe<string>): number => (address ? side : 0);

/** Draws the QR code of the document's own page, for a phone's camera. */
export const drawOnline = (sheet: Sheet, address: Maybe<string>): void => {
  if (!address) return;
  sheet.need(onlineHeight(address));
  const part = sheet.part('Sect');
  const top = sheet.y;
  const squares = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  sheet.squares(part, squares, 'QR code of the address of this invoice', { x: page.left, y: top, side });
  const x = page.left + side + gap;
  sheet.write(part, 'H2', 'View online', styles.heading, { x, y: top + 18 });
  const words = 'Scan this code with your phone’s camera to see this invoice and what is left to pay.';
  sheet.write(part, 'P', words, styles.body, { x });
  sheet.y = top + side + gap;
};
