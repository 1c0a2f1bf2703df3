import { type InvoiceTax, taxGroups } from '#shared/domain/tax/sales.ts';
import type { CisExpectation } from '#shared/invoices/cis-expectation.ts';
import type { Sums } from '#shared/lines/shown.ts';
import { toPence } from '#shared/money.ts';

interface Issued {
  sums: Sums;
  taxPoint: string;
  cis?: CisExpectation | null | undefined;
}

/** What an invoice keeps for tax of the document that it was issued as. */
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
