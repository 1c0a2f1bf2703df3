import { alike } from '#shared/alike.ts';
import { type ItemRow, itemRow } from '#shared/inventory/contract.ts';
import { itemIdentity } from '#shared/inventory/identity.ts';
import { inventoryRoutes } from '#shared/inventory/routes.ts';
import { itemCategories, itemLocations } from '#shared/inventory/stock.ts';
import { call } from '../../api/call.ts';
import { numberIn } from '../../forms/csv/read-number.ts';
import type { Target } from './target.ts';

/** Matches one of a few words, in any case, singular or plural; the text itself if none matches. */
const wordIn = (words: readonly string[], cell: string): string => {
  const text = alike(cell).replace(/s$/, '');
  return words.find((word) => word.replace(/s$/, '') === text) ?? cell;
};

const choices = (words: readonly string[]) =>
  words.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) }));

/** Stock items. */
export const itemsTarget: Target<ItemRow> = {
  name: 'inventory',
  title: 'Import items',
  noun: 'items',
  columns: [
    {
      key: 'name',
      label: 'Name',
      required: true,
      names: ['Item', 'Item name', 'Product', 'Product name', 'Title'],
    },
    {
      key: 'category',
      label: 'Category',
      required: true,
      names: ['Type', 'Group', 'Item type'],
      fixed: choices(itemCategories),
    },
    {
      key: 'sku',
      label: 'SKU',
      names: ['Code', 'Item code', 'Item number', 'Product code', 'Stock code', 'Part number', 'Part no'],
    },
    { key: 'barcode', label: 'Barcode', names: ['EAN', 'GTIN', 'UPC'] },
    {
      key: 'quantity',
      label: 'Quantity',
      names: ['Qty', 'In stock', 'Stock', 'On hand', 'Quantity on hand', 'Quantity in stock', 'Stock level'],
    },
    {
      key: 'minQuantity',
      label: 'Minimum',
      names: ['Min', 'Minimum quantity', 'Reorder level', 'Reorder point'],
    },
    { key: 'maxQuantity', label: 'Maximum', names: ['Max', 'Maximum quantity'] },
    {
      key: 'unitPrice',
      label: 'Unit price',
      names: [
        'Price',
        'Cost',
        'Unit cost',
        'Cost price',
        'Purchase price',
        'Purchase cost',
        'Purchases unit price',
        'Buy price',
      ],
    },
    { key: 'supplierName', label: 'Supplier', names: ['Vendor'] },
    { key: 'supplierContact', label: 'Supplier contact', names: ['Supplier email', 'Supplier phone'] },
    { key: 'location', label: 'Location', names: ['Place', 'Where'], fixed: choices(itemLocations) },
    { key: 'description', label: 'Description', names: ['Details', 'Notes'] },
  ],
  shape: itemRow,
  build: (cell) => ({
    ...Object.fromEntries(
      ['name', 'sku', 'barcode', 'supplierName', 'supplierContact', 'description'].map((key) => [
        key,
        cell(key),
      ]),
    ),
    quantity: numberIn(cell('quantity')) ?? 0,
    ...Object.fromEntries(
      ['minQuantity', 'maxQuantity', 'unitPrice'].map((key) => [key, numberIn(cell(key))]),
    ),
    category: wordIn(itemCategories, cell('category')),
    location: wordIn(itemLocations, cell('location')),
  }),
  identityOf: itemIdentity,
  send: (rows) => call(inventoryRoutes.import, { body: { rows } }),
};
