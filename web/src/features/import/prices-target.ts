import { alike } from '#shared/alike.ts';
import { isWholePence, roundToPence } from '#shared/money.ts';
import { maxPrices, type PriceInput, priceInput, priceKinds } from '#shared/prices/contract.ts';
import { priceIdentity } from '#shared/prices/identity.ts';
import { pricesRoutes } from '#shared/prices/routes.ts';
import { readNumber } from '#shared/read-number.ts';
import { rateBpOf, type VatCode, vatCodes } from '#shared/uk/vat.ts';
import { call } from '../../api/call.ts';
import { kindNames } from '../../data/line-looks.ts';
import { numberIn } from '../../forms/csv/read-number.ts';
import type { Target } from './target.ts';
import { texts } from './texts.ts';

const kindIn = (cell: string): string => {
  const text = alike(cell);
  if (/labou?r|service|hour/.test(text)) return 'labour';
  if (/material|part|product|goods|stock|inventory/.test(text)) return 'material';
  return text ? cell : 'other';
};

/** The percentage at the start of a cell; a spreadsheet saves an unformatted 20 % as 0.2. */
const rateIn = (text: string): number | undefined => {
  const [, figure, sign] = /^(\d+(?:[.,]\d+)?)\s*(%?)/.exec(text) ?? [];
  const rate = figure && readNumber(figure);
  if (typeof rate !== 'number') return undefined;
  return !sign && rate < 1 ? rate * 100 : rate;
};

/** Parses other programs' rates: "20%", "20.0% S", "Zero rated", "No VAT"; `usual` if empty. */
const vatIn = (cell: string, usual: VatCode): string => {
  const text = alike(cell);
  if (!text || usual === 'o') return usual;
  const rate = rateIn(text);
  if (rate === 20 || /standard/.test(text)) return 's';
  if (rate === 5 || /reduced/.test(text)) return 'r';
  if (rate === 0 || /zero/.test(text)) return 'z';
  if (/exempt/.test(text)) return 'e';
  return /no vat|none|outside|not registered/.test(text) ? 'o' : cell;
};

const withIt =
  /^(y|yes|true|1|((tax|vat) )?(inc|incl|includes|included|including|inclusive|gross)( (of )?(tax|vat))?)$/;
const withoutIt =
  /^(n|no|false|0|((tax|vat) )?(ex|exc|excl|excludes|excluded|excluding|exclusive|net)( (of )?(tax|vat))?)$/;

/** True if a price includes VAT, in other programs' words; undefined if they can't be understood. */
const includesVat = (cell: string): boolean | undefined => {
  const text = alike(cell)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (withIt.test(text)) return true;
  return cell === '' || withoutIt.test(text) ? false : undefined;
};

/** The net price, as the price book stores it. */
const withoutVat = (price: ReturnType<typeof numberIn>, vat: string): ReturnType<typeof numberIn> => {
  const code = vatCodes.find((known) => known === vat);
  // Fractions of a penny are refused as everywhere: only the result of removing VAT is rounded.
  const isRounded = typeof price === 'number' && isWholePence(price) && code;
  return isRounded ? roundToPence(price / (1 + rateBpOf(code) / 10_000)) : price;
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

/** Prices. `usual` is the VAT code of rows without one. */
export const pricesTarget = (usual: VatCode): Target<PriceInput> => ({
  name: 'prices',
  title: 'Import prices',
  noun: 'prices',
  columns,
  shape: priceInput,
  refusal: (cell) =>
    includesVat(cell('withVat')) === undefined
      ? texts.notYesOrNo('Price includes VAT', cell('withVat'))
      : undefined,
  build: (cell) => {
    const vat = vatIn(cell('vat'), usual);
    return {
      name: cell('name'),
      code: cell('code'),
      unit: cell('unit') || 'each',
      unitPrice: withoutVat(numberIn(cell('unitPrice')), includesVat(cell('withVat')) ? vat : 'o'),
      cost: numberIn(cell('cost')),
      kind: kindIn(cell('kind')),
      vat,
    };
  },
  identityOf: priceIdentity,
  send: (rows) => call(pricesRoutes.import, { body: { rows } }),
  most: maxPrices,
});
