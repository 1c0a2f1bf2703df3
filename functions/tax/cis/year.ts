import { clientNames } from '#functions/clients/references.ts';
import { today } from '#shared/dates.ts';
import { cisYearOf, contractorsIn, daysOfYear } from '#shared/domain/tax/cis/year.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { recordedIn } from './months.ts';
import { statementsIn } from './statements.ts';

/** The CIS deductions of a tax year, as recorded and as the contractors' statements say. */
export const cisYear = async (firmId: FirmId, taxYear: string) => {
  const year = daysOfYear(taxYear);
  const [recorded, statements] = await Promise.all([recordedIn(firmId, year), statementsIn(firmId, year)]);
  const names = await clientNames(firmId, contractorsIn([...recorded, ...statements]));
  const nameOf = (clientId: number): string | undefined => names.get(clientId)?.name;
  return cisYearOf(taxYear, today(), { recorded, statements, nameOf });
};
