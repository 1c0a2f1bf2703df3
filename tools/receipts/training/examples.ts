import { type Row, toRows } from '../../../functions/receipts/scan/rows.ts';
import { invoices } from '../../../functions/receipts/scan/testing/invoices.ts';
import { paper } from '../../../functions/receipts/scan/testing/paper.ts';
import { services } from '../../../functions/receipts/scan/testing/services.ts';
import { shops } from '../../../functions/receipts/scan/testing/shops.ts';
import { slips } from '../../../functions/receipts/scan/testing/slips.ts';
import { tradesmen } from '../../../functions/receipts/scan/testing/tradesmen.ts';
import { files, kept } from './kept.ts';

/** A receipt's rows and the accepted names of its vendor. Receipts of one `group` are of one vendor. */
export type Example = { set: string; group: string; rows: Row[]; vendors: string[] };

/** The training set: OCR results of real receipts, and of the tests' generated British ones. */
export function examples(): Example[] {
  const real = files.flatMap(kept).map(({ set, group, vendors, lines }) => ({
    set,
    group,
    vendors,
    rows: toRows(lines),
  }));
  return [...real, ...drawn()];
}

function drawn(): Example[] {
  return [...shops, ...services, ...invoices, ...tradesmen, ...slips].flatMap(
    ({ name, paper: text, want }) =>
      want.vendor
        ? [{ set: 'drawn', group: name, rows: toRows(paper(text).lines), vendors: [want.vendor] }]
        : [],
  );
}
