import { cisDays } from '../../cis-calendar.ts';
import { type CisStatement, cisOffset, cisSettlement, statementTotals } from '../../cis-statement.ts';
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
    soleTraderOffset: cisOffset.soleTrader,
    companyOffset: cisOffset.company,
  };
};

export const ofSettlement = (given: Given): Record<string, unknown> => {
  const expected = inner(given, 'expected') ?? {};
  const received = inner(given, 'received') ?? {};
  const settled = cisSettlement(
    { payment: num(expected, 'payment') ?? 0, deduction: num(expected, 'deduction') ?? 0 },
    {
      payment: num(received, 'payment') ?? 0,
      deduction: num(received, 'statementDeduction', 'deduction') ?? null,
    },
  );
  const percent = (num(expected, 'rateBp') ?? num(given, 'rateBp') ?? 2000) / 100;
  return {
    invoiceStatus: settled.status,
    deductionRecorded: settled.deduction,
    deductionDifference: settled.difference,
    flag: settled.difference === 0 ? null : `statement deduction differs from the expected ${percent}%`,
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
