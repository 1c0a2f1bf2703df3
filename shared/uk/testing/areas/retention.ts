import { addMonths, latest } from '../../../dates.ts';
import { type KeptRecord, keepUntil } from '../../retention.ts';
import { startOfTaxYear } from '../../tax-year.ts';
import { type Area, day, flag, type Given, has, num, text } from '../given.ts';
import { erasure } from '../law/erasure.ts';

const kinds: readonly [RegExp, Extract<KeptRecord, { from: string }>['kind']][] = [
  [/dwelling|defective/i, 'dwelling'],
  [/deed/i, 'deed'],
  [/contract|quote|signature|doorstep/i, 'contract'],
  [/accounting record/i, 'company accounts'],
  [/company/i, 'company tax'],
];

const dated = ['accountingPeriodEnd', 'contractEnded', 'ended', 'completed', 'made', 'madeOn', 'date'];

/** A record may serve several purposes: VAT, the accounts, a claim. */
const recordsOf = (given: Given): KeptRecord[] => {
  const record = text(given, 'record') ?? '';
  const year = text(given, 'taxYear');
  const period = day(given, 'periodEnd');
  const from = day(given, ...dated) ?? period;
  const kind = kinds.find(([words]) => words.test(record))?.[1];
  const isContractor = /cis/i.test(record) && /\bcontractor/i.test(record);
  const taxYear = year === undefined ? null : startOfTaxYear(year);
  return [
    ...(taxYear === null
      ? []
      : [{ kind: isContractor ? 'cis contractor' : 'sole trader', taxYear } as const]),
    ...(period && given.vatRegistered !== false ? [{ kind: 'vat', from: period } as const] : []),
    ...(from && kind ? [{ kind, from }] : []),
    ...(from && !kind && !period && taxYear === null ? [{ kind: 'vat', from } as const] : []),
  ];
};

export const retention: Area = (given) => {
  if (!has(given, 'request')) return { keepUntilAtLeast: latest(...recordsOf(given).map(keepUntil)) };
  const documents = ['invoices', 'quotes', 'creditNotes', 'contracts', 'payments'];
  const isComplex = flag(given, 'complex');
  const on = day(given, 'received');
  return {
    replyBy: on ? addMonths(on, isComplex ? 3 : 1) : null,
    ...erasure({
      hasDocuments: documents.some((name) => (num(given, name) ?? 0) > 0),
      isComplex,
    }),
  };
};
