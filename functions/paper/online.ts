import { encodeQR } from 'qr';
import type { Maybe } from './document.ts';
import type { Part } from './pages.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, styles } from './style.ts';

/** In points: the modules of a code for one of our addresses are then 0.6 mm, which a phone can read from a printed page. */
const side = 74;
const gap = 16;

/** The height of the code with its words, and the width that it takes from what stands beside it, in points; 0 without an address. */
export const onlineRoom = (address: Maybe<string>) =>
  address ? { height: side + 14, width: side + gap } : { height: 0, width: 0 };

/** Draws the QR code of the document's own page, for a phone's camera, at the right edge from here down. It moves nothing. */
export const drawOnline = (sheet: Sheet, part: Part, address: Maybe<string>): void => {
  if (!address) return;
  const { y } = sheet;
  const x = page.left + contentWidth - side;
  const squares = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  sheet.squares(part, squares, 'QR code of the address of this invoice', { x, y, side });
  sheet.write(part, 'P', 'View online', styles.label, { x, y: y + side + 2, width: side, align: 'right' });
  sheet.y = y;
};
