import { erasure, keepUntil } from '../../retention.ts';
import { startOfTaxYear } from '../../tax-year.ts';
import { type Area, day, flag, type Given, has, num, text } from '../given.ts';

const ofRecord = (given: Given): string | null => {
  const record = text(given, 'record') ?? '';
  const from =
    day(
      given,
      'periodEnd',
      'accountingPeriodEnd',
      'contractEnded',
      'ended',
      'completed',
      'made',
      'madeOn',
      'date',
    ) ?? '';
  const year = text(given, 'taxYear');
  if (/cis/i.test(record) && /contractor/i.test(record) && !/sub/i.test(record) && year)
    return keepUntil({ kind: 'cis contractor', taxYear: startOfTaxYear(year) });
  if (year) return keepUntil({ kind: 'sole trader', taxYear: startOfTaxYear(year) });
  if (!from) return null;
  if (/dwelling|defective/i.test(record)) return keepUntil({ kind: 'dwelling', from });
  if (/deed/i.test(record)) return keepUntil({ kind: 'deed', from });
  if (/contract|quote|signature|doorstep/i.test(record)) return keepUntil({ kind: 'contract', from });
  if (/accounting record/i.test(record)) return keepUntil({ kind: 'company accounts', from });
  if (/company/i.test(record)) return keepUntil({ kind: 'company tax', from });
  return keepUntil({ kind: 'vat', from });
};

export const retention: Area = (given) => {
  if (!has(given, 'request')) return { keepUntilAtLeast: ofRecord(given) };
  const documents = ['invoices', 'quotes', 'creditNotes', 'contracts', 'payments'];
  return {
    ...erasure({
      hasDocuments: documents.some((name) => (num(given, name) ?? 0) > 0),
      isComplex: flag(given, 'complex'),
    }),
  };
};
