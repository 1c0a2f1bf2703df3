import { expect, it } from 'vitest';
import { type Issuing, judgeIssue } from './issuing.ts';
import { vatAt } from './registration.ts';
import { fullInvoice } from './wanted-fields.ts';

const good: Issuing = {
  paper: {
    kind: 'invoice',
    mayShowVat: true,
    buyer: 'business',
    fields: new Set(fullInvoice),
    total: 120_000,
  },
  seller: { kind: 'sole_trader', ownName: 'Jane Smith', tradingName: 'J. Smith', shows: {} },
  today: '2026-11-20',
  taxPoint: '2026-11-10',
};
const paths = (change: Partial<Issuing>) => {
  const { refused, warnings } = judgeIssue({ ...good, ...change });
  return { refused: refused.map(({ path }) => path), warnings: warnings.map(({ path }) => path) };
};
const without = (...fields: string[]): Partial<Issuing> => ({
  paper: { ...good.paper, fields: new Set(fullInvoice.filter((field) => !fields.includes(field))) },
});

it('lets a whole invoice go', () => {
  expect(paths({})).toEqual({ refused: [], warnings: [] });
});

it('names each field that is missing, and where to mend it', () => {
  expect(judgeIssue({ ...good, ...without('sellerVatNumber', 'buyerAddress') }).refused).toEqual([
    {
      path: 'sellerVatNumber',
      message: 'Your VAT number is missing. Add it in Settings, Business details.',
    },
    { path: 'buyerAddress', message: 'The address of the client is missing. Add it to the client.' },
  ]);
});

it('only advises where the client is a consumer', () => {
  const { paper } = without('buyerAddress', 'lineUnitPricesNet');
  expect(paths({ paper: { ...good.paper, ...paper, buyer: 'consumer' } })).toEqual({
    refused: [],
    warnings: ['buyerAddress', 'lineUnitPricesNet'],
  });
});

it('asks what the reverse charge turns on', () => {
  const reverseCharge = {
    supplyDate: '2026-11-10',
    supplierRegistered: true,
    rateBp: 2000,
    construction: true,
    staffSupply: false,
    customerRegistered: 'unknown',
    reportableUnderCis: 'unknown',
  } as const;
  expect(paths({ reverseCharge }).refused).toEqual(['cisContractor', 'vatNumber']);
  expect(paths({ reverseCharge: { ...reverseCharge, reportableUnderCis: false } }).refused).toEqual([]);
});

it('refuses traces of VAT to whoever may not charge it', () => {
  const paper = { ...good.paper, mayShowVat: false, text: 'All prices inc. VAT' };
  expect(paths({ paper }).refused).toEqual(['sellerVatNumber', 'lineVatRates', 'totalVat', 'text']);
});

it('refuses or warns for what only the whole document shows', () => {
  expect(paths({ isNumberTaken: true, hidesVatFromConsumer: true }).refused).toEqual([
    'totalWithVat',
    'number',
  ]);
  expect(paths({ taxPoint: '2026-10-21' }).warnings).toEqual([]);
  expect(
    paths({ taxPoint: '2026-10-20', hasUnexplainedRate: true, lacksDoorstepPack: true }).warnings,
  ).toEqual(['taxPoint', 'vatRate', 'cancellation']);
});

it('judges the registration by the tax point', () => {
  const registration = { from: '2026-12-01', to: '2027-06-30', number: '123456782' };
  expect(
    ['2026-11-30', '2026-12-01', '2027-06-30', '2027-07-01'].map((on) => vatAt(registration, on)),
  ).toEqual(['none', 'show', 'show', 'none']);
  expect(vatAt({ from: '2026-12-01' }, '2026-12-03')).toBe('price');
  expect(vatAt({ number: '123456782' }, '2026-12-03')).toBe('show');
  expect(vatAt({}, '2026-12-03')).toBe('none');
});
