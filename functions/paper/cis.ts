import { money } from '#functions/lib/pence.ts';
import { type Cell, drawCells } from './cells.ts';
import type { CisNote } from './document.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';
import { oneLine } from './wording.ts';

/** The maximum height of the note, in points. */
export const cisHeight = 118;

/** Draws the expected CIS deduction and payment: a note below the total, never a line of it (FA 2004 s. 61). */
export const drawCis = (sheet: Sheet, cis: CisNote | null | undefined): void => {
  if (!cis) return;
  const part = sheet.part('Sect');
  sheet.need(cisHeight);
  sheet.write(part, 'H2', 'Construction Industry Scheme', styles.heading);
  sheet.y += 2;
  const basis = cis.estimated ? ' Materials are shown as charged.' : '';
  const words = `This is the deduction we expect at ${cis.rate}%. The contractor confirms it with HMRC.${basis}`;
  sheet.write(part, 'P', words, styles.body);
  sheet.y += 7;
  const cells: Cell[] = [
    { label: 'UTR', value: oneLine(cis.utr), share: 1 },
    { label: 'Labour', value: money(cis.labour), share: 1 },
    { label: 'Materials and other costs', value: money(cis.materials), share: 1.5 },
    { label: 'Expected deduction', value: money(cis.deduction), share: 1.2 },
    { label: 'Expected payment', value: money(cis.expected), share: 1.2 },
  ];
  drawCells(
    sheet,
    part,
    cells.filter(({ value }) => value !== ''),
  );
  sheet.y += 22;
};
