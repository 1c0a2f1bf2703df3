import { toPence, toPounds } from '../../../money.ts';
import type { CisYear } from '../../../tax/cis.ts';
import { cisDays } from '../../../uk/cis-calendar.ts';
import { isStatementMissing, statementTotals } from '../../../uk/cis-statement.ts';
import { startOfTaxYear } from '../../../uk/tax-year.ts';
import type { RecordOf } from '../../reader.ts';
import type { Month, Year } from './months.ts';

/** A statement, with its file's URL if it has one. */
type Statement = Pick<
  RecordOf<'cisStatement'>,
  | 'monthEnd'
  | 'clientId'
  | 'receivedOn'
  | 'gross'
  | 'materials'
  | 'deducted'
  | 'fileId'
  | 'fileType'
  | 'fileSize'
> & { fileUrl: string | null };
type ShownMonth = CisYear['contractors'][number]['months'][number];

const sumNames = ['gross', 'materials', 'deducted'] as const;

const keyOf = ({ clientId, monthEnd }: Pick<Month, 'clientId' | 'monthEnd'>): string =>
  `${clientId} ${monthEnd}`;

/** A month without a recorded deduction, from its statement. */
const statedMonth = ({ clientId, monthEnd, gross, materials, deducted }: Statement): Month => ({
  ...{ clientId, monthEnd, expected: 0 },
  ...{ gross: toPence(gross ?? 0), materials: toPence(materials ?? 0), deducted: toPence(deducted ?? 0) },
});

const told = ({ receivedOn, gross, materials, deducted, fileUrl, fileType, fileSize }: Statement) => ({
  ...{ receivedOn: receivedOn ?? null, fileUrl, fileType: fileType ?? null, fileSize: fileSize ?? null },
  ...{ gross: gross ?? null, materials: materials ?? null, deducted: deducted ?? null },
});

const shownMonth = (
  month: Month,
  kept: Statement | undefined,
  { isStated, today }: { isStated: boolean; today: string },
): ShownMonth => {
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
    isMissing: isStatementMissing(statementBy, receivedOn !== undefined, today),
  };
};

/** The amounts that count for a month, in pence: the statement's, otherwise what was recorded. */
const counted = (month: Month, kept: Statement | undefined) => {
  const [gross = 0, materials = 0, deducted = 0] = sumNames.map((name) => {
    const says = kept?.[name];
    return says === undefined ? month[name] : toPence(says);
  });
  return { gross, materials, deducted };
};

/** The days of a tax year such as `2026-27`. */
export const daysOfYear = (taxYear: string): Year => {
  const start = startOfTaxYear(taxYear);
  return { from: `${start}-04-06`, to: `${start + 1}-04-05` };
};

/** True if a statement has any content: without deductions, nothing else shows that month. */
const saysAnything = ({ receivedOn, gross, deducted, fileId }: Statement): boolean =>
  [receivedOn, gross, deducted, fileId].some((said) => said !== undefined);

interface CisFacts {
  /** The recorded months, from `monthsIn`. */
  recorded: readonly Month[];
  /** The statements of the year's tax months, by month and client. */
  statements: readonly Statement[];
  nameOf: (clientId: number) => string | undefined;
}

/** The contractors of a year. */
export const contractorsIn = (months: readonly Pick<Month, 'clientId'>[]): number[] => [
  ...new Set(months.map(({ clientId }) => clientId)),
];

/** CIS deductions in a tax year by contractor and tax month, by the day of payment. CISRegs reg 4. */
export const cisYearOf = (
  taxYear: string,
  today: string,
  { recorded, statements: kept, nameOf }: CisFacts,
): CisYear => {
  const statements = kept.filter(saysAnything);
  const keptOf = new Map(statements.map((each) => [keyOf(each), each]));
  const isRecorded = new Set(recorded.map(keyOf));
  const stated = statements.filter((each) => !isRecorded.has(keyOf(each))).map(statedMonth);
  const months = [...recorded, ...stated];
  const totals = statementTotals(months.map((month) => counted(month, keptOf.get(keyOf(month)))));
  const shown = (month: Month): ShownMonth =>
    shownMonth(month, keptOf.get(keyOf(month)), { isStated: !isRecorded.has(keyOf(month)), today });
  return {
    ...{ taxYear, ...daysOfYear(taxYear) },
    contractors: contractorsIn(months).map((clientId) => ({
      clientId,
      name: nameOf(clientId) ?? 'Deleted client',
      months: months
        .filter((month) => month.clientId === clientId)
        .sort((one, other) => (one.monthEnd < other.monthEnd ? -1 : 1))
        .map(shown),
    })),
    totals: {
      gross: toPounds(totals.gross),
      materials: toPounds(totals.materials),
      deducted: toPounds(totals.deducted),
    },
  };
};
