import { vatOf } from '../../../lines/groups.ts';
import { type CisPayer, type CisStatus, cisApplies, cisFigures } from '../../cis.ts';
import { type Area, byShape, type Given, has, num, text } from '../given.ts';
import { materialsCost } from '../law/cis.ts';
import { ofDates, ofSettlement, ofYear } from './cis-returns.ts';

const statusOf = (given: Given): CisStatus => {
  const said = (text(given, 'status', 'subcontractorStatus') ?? 'registered').toLowerCase();
  if (said.includes('gross')) return 'gross';
  return /unver|unmatch|unreg|\bnot\b|30/.test(said) ? 'unmatched' : 'registered';
};

const vatRateOf = (given: Given): number => {
  if (given.supplierVatRegistered === false || given.reverseCharge === true) return 0;
  const said = text(given, 'vat')?.toLowerCase();
  const percent = num(given, 'vat');
  if (percent !== undefined) return percent <= 20 ? percent * 100 : percent;
  if (said === undefined) return num(given, 'rateBp') ?? (given.supplierVatRegistered ? 2000 : 0);
  if (/reverse|none|^z|zero|exempt|^o$/.test(said)) return 0;
  return /^r|reduced|\b5\b/.test(said) ? 500 : 2000;
};

const sum = (given: Given, ...names: string[]): number =>
  names.reduce((all, name) => all + (num(given, name) ?? 0), 0);

/** Excluded from the base: what the subcontractor itself paid for these. */
const costs = ['consumables', 'fuel', 'hiredPlant', 'plantHire', 'prefabrication', 'manufacture'];
/** Always included in the base. */
const kept = [
  'labour',
  'travel',
  'subsistence',
  'mileage',
  'travelFuel',
  'ownPlant',
  'ownTools',
  'profit',
  'markUp',
];

const ofInvoice = (given: Given): Record<string, unknown> => {
  const isRegistered = given.supplierVatRegistered !== false;
  const withVat = num(given, 'materialsInclVat');
  const materials =
    withVat === undefined
      ? (num(given, 'materialsCost', 'materials') ?? 0)
      : materialsCost(withVat, 2000, isRegistered);
  const charged = num(given, 'materialsCharged', 'materials') ?? materials;
  const net = num(given, 'net', 'netPence') ?? sum(given, ...kept, ...costs) + charged;
  const vat = num(given, 'vatPence') ?? vatOf(net, vatRateOf(given), 'net');
  const figures = cisFigures({
    net,
    vat,
    excludedCost: materials + sum(given, ...costs),
    citbLevy: num(given, 'citbLevy') ?? 0,
    status: statusOf(given),
  });
  return {
    cisApplies: true,
    rateBp: figures.rateBp,
    grossForCis: figures.gross,
    excluded: figures.excluded,
    base: figures.base,
    deduction: figures.deduction,
    vat,
    expectedPayment: figures.expected,
    invoiceTotal: net + vat,
  };
};

const payerOf = (given: Given): CisPayer => {
  const said = text(given, 'customer', 'payer') ?? '';
  const spentPence = num(given, 'constructionSpend12MonthsPence');
  const to = /public/i.test(text(given, 'payee') ?? '') ? ('public body' as const) : undefined;
  if (/household|home-?\s?owner|private|consumer/i.test(said)) return { kind: 'householder', spentPence, to };
  // A public body described as a contractor is one.
  if (/contractor|builder/i.test(said)) return { kind: 'contractor', spentPence, to };
  return { kind: /public/i.test(said) ? 'public body' : 'business', spentPence, to };
};

const ofPayer = (given: Given): Record<string, unknown> => {
  if (cisApplies(payerOf(given))) return ofInvoice(given);
  const net = sum(given, ...kept, ...costs, 'materials');
  const vat = vatOf(net, vatRateOf(given), 'net');
  return { cisApplies: false, deduction: 0, vat, expectedPayment: net + vat };
};

const ofWork: Area = (given) =>
  has(given, 'paymentDate') && !has(given, 'labour', 'net', 'netPence', 'materials')
    ? ofDates(given)
    : ofInvoice(given);

export const cis: Area = byShape(
  [['statements'], ofYear],
  [['received'], ofSettlement],
  [['customer', 'payer', 'constructionSpend12MonthsPence'], ofPayer],
  [[], ofWork],
);
