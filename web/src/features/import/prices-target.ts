import { alike } from '#shared/importing.ts';
import { roundToPence } from '#shared/money.ts';
import { maxPrices, type PriceInput, priceInput, priceKinds, pricesRoutes } from '#shared/prices/contract.ts';
import { priceIdentity } from '#shared/prices/identity.ts';
import { rateBpOf, type VatCode, vatCodes } from '#shared/uk/vat.ts';
import { call } from '../../api/call.ts';
import { kindNames } from '../../data/line-looks.ts';
import { numberIn } from '../../forms/csv/read-number.ts';
import type { Target } from './target.ts';

const kindIn = (cell: string): string => {
  const text = alike(cell);
  if (/labou?r|service|hour/.test(text)) return 'labour';
  if (/material|part|product|goods|stock|inventory/.test(text)) return 'material';
  return text ? cell : 'other';
};

/** A rate as other programs write it: "20%", "20.0% S", "Zero rated", "No VAT"; `usual` where there is none. */
const vatIn = (cell: string, usual: VatCode): string => {
  const text = alike(cell);
  if (!text || usual === 'o') return usual;
  if (/^20\b|standard/.test(text)) return 's';
  if (/^5\b|reduced/.test(text)) return 'r';
  if (/^0\b|zero/.test(text)) return 'z';
  if (/exempt/.test(text)) return 'e';
  return /no vat|none|outside|not registered/.test(text) ? 'o' : cell;
};

const isYes = (cell: string): boolean => /^(y|yes|true|1)$/i.test(cell);

/** A price without the VAT of its code, as the book keeps it. */
const withoutVat = (price: ReturnType<typeof numberIn>, vat: string): ReturnType<typeof numberIn> => {
  const code = vatCodes.find((known) => known === vat);
  return typeof price === 'number' && code ? roundToPence(price / (1 + rateBpOf(code) / 10_000)) : price;
};

const columns: Target<PriceInput>['columns'] = [
  {
    key: 'name',
    label: 'Name',
    required: true,
    names: [
      ...[
        'Description',
        'Item',
        'Item name',
        'Product',
        'Product/Service',
        'Product/Service name',
        'Service',
      ],
      ...['Title', 'Sales description'],
    ],
  },
  {
    key: 'unitPrice',
    label: 'Price',
    required: true,
    names: [
      ...[
        'Unit price',
        'Sell price',
        'Selling price',
        'Sales price',
        'Sales unit price',
        'Sales price / rate',
      ],
      ...['Standard', 'Rate', 'Amount', 'Price ex VAT'],
    ],
  },
  {
    key: 'code',
    label: 'Code',
    names: ['Item code', 'Item number', 'Product code', 'SKU', 'Part number', 'Part no'],
  },
  { key: 'unit', label: 'Unit', names: ['Unit of measure', 'UOM', 'Per'] },
  {
    key: 'cost',
    label: 'Cost',
    names: ['Cost price', 'Buy price', 'Purchase price', 'Purchase cost', 'Purchases unit price'],
  },
  {
    key: 'kind',
    label: 'Kind',
    names: ['Type', 'Item type', 'Category'],
    fixed: priceKinds.map((value) => ({ value, label: kindNames[value] })),
  },
  {
    key: 'vat',
    label: 'VAT',
    names: ['Tax', 'Tax rate', 'VAT rate', 'Tax code', 'Sales tax rate', 'Tax on sales'],
  },
  {
    key: 'withVat',
    label: 'Price includes VAT',
    names: ['Price includes taxes', 'Includes tax', 'Sales price is tax inclusive'],
    fixed: [{ value: 'yes', label: 'Yes' }],
  },
];

/** Prices. `usual` is the VAT code of a row that says none. */
export const pricesTarget = (usual: VatCode): Target<PriceInput> => ({
  name: 'prices',
  title: 'Import prices',
  noun: 'prices',
  columns,
  shape: priceInput,
  build: (cell) => {
    const vat = vatIn(cell('vat'), usual);
    return {
      name: cell('name'),
      code: cell('code'),
      unit: cell('unit') || 'each',
      unitPrice: withoutVat(numberIn(cell('unitPrice')), isYes(cell('withVat')) ? vat : 'o'),
      cost: numberIn(cell('cost')),
      kind: kindIn(cell('kind')),
      vat,
    };
  },
  identityOf: priceIdentity,
  send: (rows) => call(pricesRoutes.import, { body: { rows } }),
  refresh: [pricesRoutes.list.path],
  most: maxPrices,
});
