import { vatOf } from '../../../lines/groups.ts';
import { badDebtReliefFrom, correctionBy } from '../../corrections.ts';
import { energySavingRateBp } from '../../energy-saving.ts';
import {
  type Part,
  type Supply,
  taxPointOf,
  taxPointsOf,
  unusedDeposit,
  vatInvoiceDueBy,
} from '../../tax-point.ts';
import { rateBpOf } from '../../vat.ts';
import { type Area, byShape, day, flag, type Given, has, inners, num, text } from '../given.ts';
import { isEnergySaving } from '../law/vat-rate.ts';

const rateOf = (given: Given, on: string | undefined): number => {
  if (given.reverseCharge === true || given.sellerVatRegistered === false) return 0;
  if (on && isEnergySaving(text(given, 'item') ?? '')) return energySavingRateBp(on);
  const letter = String(given.vat ?? 'S').toLowerCase();
  return num(given, 'rateBp') ?? rateBpOf(letter === 'r' ? 'r' : letter === 's' ? 's' : 'z', on);
};

const termsOf = (given: Given): Supply['terms'] => {
  const payments = num(given, 'agreedPayments', 'payments') ?? 1;
  const isBuilding = given.plantHire !== true;
  if (isBuilding && (flag(given, 'periodicPaymentContract') || payments >= 2)) return 'periodic';
  if (flag(given, 'retention') || has(given, 'retentionPence')) return 'retention';
  return flag(given, 'continuousSupply') ? 'continuing' : 'single';
};

/** True for a document that is not a VAT invoice and so creates no tax point. */
const isNoInvoice = (given: Given): boolean =>
  /pro-?\s?forma|quote|estimate|order/i.test(text(given, 'document') ?? '');

const supplyOf = (given: Given): Supply => ({
  completed: day(given, 'completed'),
  vatInvoice: isNoInvoice(given) ? null : day(given, 'vatInvoice', 'invoice'),
  paid: day(given, 'paid', 'depositReceived', 'received'),
  terms: termsOf(given),
});

const partsOf = (given: Given): Part[] =>
  (inners(given, 'payments') ?? inners(given, 'parts') ?? []).map((part) => ({
    on: day(part, 'date', 'paid') ?? '',
    pence: num(part, 'pence', 'amountPence') ?? 0,
  }));

const ofUnusedDeposit = (given: Given): Record<string, unknown> => {
  const on = day(given, 'depositReceived', 'received', 'paid') ?? '9999-12-31';
  const vat = vatOf(num(given, 'deposit', 'amountPence') ?? 0, rateOf(given, on), 'gross');
  const { vatDue, creditNote } = unusedDeposit(vat, on, given.depositKept === true ? 'kept' : 'refunded');
  return { outputVatStillDue: vatDue, creditNote };
};

const ofCorrection = (given: Given): Record<string, unknown> => {
  const on = day(given, 'priceDecrease', 'priceIncrease') ?? '';
  const by = correctionBy(on, day(given, 'refundPaid'));
  return { creditNoteBy: by, debitNoteBy: by };
};

const ofBadDebt = (given: Given): Record<string, unknown> => ({
  reliefFrom: badDebtReliefFrom(day(given, 'due', 'dueDate') ?? '', day(given, 'supplied') ?? ''),
});

const ofIssue = (given: Given): Record<string, unknown> => ({
  vatInvoiceDueBy: vatInvoiceDueBy(day(given, 'taxPoint') ?? '', given.customerVatRegistered !== false),
});

const ofSupply: Area = (given) => {
  if (flag(given, 'refundableSecurityDeposit')) return { taxPoint: null, vatPence: 0, outsideScope: true };
  const supply = supplyOf(given);
  const parts = partsOf(given);
  const on = taxPointOf(supply);
  const amount = num(given, 'amountPence', 'deposit');
  const rest = taxPointOf({ ...supply, paid: null });
  const rateBp = rateOf(given, on ?? undefined);
  return {
    taxPoint: on,
    balanceTaxPoint: given.paidInFull === true ? null : rest,
    taxPoints: taxPointsOf(parts, num(given, 'totalPence') ?? 0, supply),
    rateBp,
    proFormaCreatesTaxPoint: false,
    quoteCreatesTaxPoint: false,
    thenIssueVatInvoice: on !== null && given.customerVatRegistered !== false,
    vatPence: on === null ? 0 : vatOf(amount ?? 0, rateBp, 'gross'),
    vatInvoiceDueBy: on === null ? null : vatInvoiceDueBy(on, given.customerVatRegistered !== false),
  };
};

export const taxPoint: Area = byShape(
  [['priceDecrease', 'priceIncrease'], ofCorrection],
  [['badDebt'], ofBadDebt],
  [['depositKept', 'depositRefunded', 'workNeverDone'], ofUnusedDeposit],
  [['completed', 'vatInvoice', 'paid', 'document'], ofSupply],
  [['taxPoint'], ofIssue],
  [[], ofSupply],
);
