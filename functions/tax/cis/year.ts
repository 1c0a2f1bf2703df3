import { clientNames } from '#functions/clients/references.ts';
import { today } from '#shared/dates.ts';
import { toPence, toPounds } from '#shared/money.ts';
import type { CisYear } from '#shared/tax/cis.ts';
import { cisDays } from '#shared/uk/cis-calendar.ts';
import { isStatementMissing, statementTotals } from '#shared/uk/cis-statement.ts';
import { startOfTaxYear } from '#shared/uk/tax-year.ts';
import { type Month, monthsIn } from './months.ts';
import { statementsIn } from './statements.ts';

type Statement = Awaited<ReturnType<typeof statementsIn>>[number];
type ShownMonth = CisYear['contractors'][number]['months'][number];

const sumNames = ['gross', 'materials', 'deducted'] as const;

const keyOf = ({ clientId, monthEnd }: Pick<Month, 'clientId' | 'monthEnd'>): string =>
  `${clientId} ${monthEnd}`;

/** A month in which nothing was recorded as kept back, by what its statement says. */
const statedMonth = ({ clientId, monthEnd, gross, materials, deducted }: Statement): Month => ({
  ...{ clientId, monthEnd, expected: 0 },
  ...{ gross: toPence(gross ?? 0), materials: toPence(materials ?? 0), deducted: toPence(deducted ?? 0) },
});

const told = ({ receivedOn, gross, materials, deducted, fileUrl, fileType, fileSize }: Statement) => ({
  ...{ receivedOn: receivedOn ?? null, fileUrl, fileType: fileType ?? null, fileSize: fileSize ?? null },
  ...{ gross: gross ?? null, materials: materials ?? null, deducted: deducted ?? null },
});

const shownMonth = (month: Month, kept: Statement | undefined, isStated: boolean): ShownMonth => {
  const { monthEnd, expected } = month;
  const { statementBy } = cisDays(monthEnd);
  const { receivedOn, deducted } = kept ?? {};
  return {
    ...{ monthEnd, statementBy, isStated, expected: toPounds(expected) },
    ...{
      gross: toPounds(month.gross),
      materials: toPounds(month.materials),
      deducted: toPounds(month.deducted),
    },
    statement: kept ? told(kept) : null,
    difference: deducted === undefined ? 0 : toPounds(toPence(deducted) - month.deducted),
    isMissing: isStatementMissing(statementBy, receivedOn !== undefined, today()),
  };
};

/** What counts of a month, in pence: what its statement says, else what was recorded. */
const counted = (month: Month, kept: Statement | undefined) => {
  const [gross = 0, materials = 0, deducted = 0] = sumNames.map((name) => {
    const says = kept?.[name];
    return says === undefined ? month[name] : toPence(says);
  });
  return { gross, materials, deducted };
};

/** What contractors kept back in a tax year by contractor and tax month, the day of payment deciding. CISRegs reg 4. */
export const cisYearOf = async (userId: string, taxYear: string): Promise<CisYear> => {
  const start = startOfTaxYear(taxYear);
  const year = { from: `${start}-04-06`, to: `${start + 1}-04-05` };
  const [recorded, statements] = await Promise.all([monthsIn(userId, year), statementsIn(userId, year)]);
  const keptOf = new Map(statements.map((each) => [keyOf(each), each]));
  const isRecorded = new Set(recorded.map(keyOf));
  const stated = statements.filter((each) => !isRecorded.has(keyOf(each))).map(statedMonth);
  const months = [...recorded, ...stated];
  const ids = [...new Set(months.map(({ clientId }) => clientId))];
  const names = await clientNames(userId, ids);
  const totals = statementTotals(months.map((month) => counted(month, keptOf.get(keyOf(month)))));
  return {
    ...{ taxYear, ...year },
    contractors: ids.map((clientId) => ({
      clientId,
      name: names.get(clientId)?.name ?? 'A client who was deleted',
      months: months
        .filter((month) => month.clientId === clientId)
        .sort((one, other) => (one.monthEnd < other.monthEnd ? -1 : 1))
        .map((month) => shownMonth(month, keptOf.get(keyOf(month)), !isRecorded.has(keyOf(month)))),
    })),
    totals: {
      gross: toPounds(totals.gross),
      materials: toPounds(totals.materials),
      deducted: toPounds(totals.deducted),
    },
  };
};
