import type { CisExpectation } from '../../invoices/cis-expectation.ts';
import type { Sums } from '../../lines/shown.ts';
import { toPence } from '../../money.ts';
import { type InvoiceTax, taxGroups } from './sales.ts';

interface Issued {
  sums: Sums;
  taxPoint: string;
  cis?: CisExpectation | null | undefined;
}

/** The tax fields of an invoice, from the document it was issued as. */
export const taxOf = ({ sums, taxPoint, cis }: Issued): InvoiceTax => ({
  point: taxPoint,
  groups: taxGroups(sums),
  ...(cis && {
    cis: {
      gross: toPence(cis.gross),
      excluded: toPence(cis.excluded),
      deduction: toPence(cis.deduction),
    },
  }),
});
