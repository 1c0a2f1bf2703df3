import { fillGrants } from '#functions/filing/connection/warning.ts';
import { statementMark } from '#functions/tax/cis/entity.ts';
import { sweepStatementFile } from '#functions/tax/cis/files.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isLate } from './left-over.ts';

/** Finishes what a crash left of deduction statements' files and of connections to HMRC. */
export const finishTax = async (firmId: FirmId): Promise<void> => {
  const { data: marks } = await statementMark.query.byId({ firmId }).go({ consistent: true, pages: 'all' });
  for (const file of marks.filter(isLate)) await sweepStatementFile(file);
  await fillGrants(firmId);
};
