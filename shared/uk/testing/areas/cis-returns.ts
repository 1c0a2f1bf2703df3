import { asReceived, settled } from '../../../domain/payments/ledger.ts';
import { toPounds } from '../../../money.ts';
import { cisDays } from '../../cis-calendar.ts';
import { type CisStatement, statementTotals } from '../../cis-statement.ts';
import { startOfTaxYear, taxYearOf } from '../../tax-year.ts';
import { day, type Given, inner, inners, num, text } from '../given.ts';

export const ofYear = (given: Given): Record<string, unknown> => {
  const statements = (inners(given, 'statements') ?? []).map(
    (one): CisStatement => ({ gross: 0, materials: 0, deducted: 0, ...one }),
  );
  const year = text(given, 'taxYear');
  const ofTheYear = (inners(given, 'statements') ?? []).map((one) => {
    const on = day(one, 'paymentDate', 'date', 'paid');
    return !on || !year || startOfTaxYear(taxYearOf(on)) === startOfTaxYear(year);
  });
  const totals = statementTotals(statements.filter((_, at) => ofTheYear[at]));
  return {
    ...totals,
    turnoverForIncomeTax: totals.gross,
    soleTraderOffset: 'Self Assessment, year end',
    companyOffset: 'EPS, monthly against PAYE/NIC/CIS due',
  };
};

/** A CIS deduction is recorded as a payment; the statement received decides how much it is. */
export const ofSettlement = (given: Given): Record<string, unknown> => {
  const expected = inner(given, 'expected') ?? {};
  const received = inner(given, 'received') ?? {};
  const deduction = num(received, 'statementDeduction', 'deduction') ?? null;
  const paid = (num(received, 'payment') ?? 0) + (deduction ?? 0);
  const { status } = settled(
    {
      amount: toPounds((num(expected, 'payment') ?? 0) + (num(expected, 'deduction') ?? 0)),
      status: 'unpaid',
      received: asReceived({ '2026-11-21': paid }),
    },
    '2026-11-21',
  );
  const difference = deduction === null ? 0 : deduction - (num(expected, 'deduction') ?? 0);
  const percent = (num(expected, 'rateBp') ?? num(given, 'rateBp') ?? 2000) / 100;
  return {
    invoiceStatus: status === 'unpaid' && paid > 0 ? 'part paid' : status,
    deductionRecorded: deduction,
    deductionDifference: difference,
    flag: difference === 0 ? null : `statement deduction differs from the expected ${percent}%`,
  };
};

export const ofDates = (given: Given): Record<string, unknown> => {
  const on = day(given, 'paymentDate') ?? '';
  return {
    ...cisDays(on),
    paymentBy: cisDays(on).otherPaymentBy,
    taxYear: taxYearOf(on),
  };
};
