import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type Item, type ItemInput, itemInput } from '#shared/inventory/contract.ts';
import { formatPounds } from '#shared/money.ts';
import { fromServer } from '../../api/from-server.ts';
import { itemQuery } from '../../data/inventory.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { categoryLooks, locationNames } from './looks.ts';
import type { labels } from './texts.ts';
import { useSave } from './use-changes.ts';

type Values = z.input<typeof itemInput>;
type Name = keyof typeof labels;

const toValues = (item: Item | null) => ({
  name: item?.name ?? '',
  category: item?.category ?? ('parts' as const),
  quantity: item?.quantity ?? 0,
  unitPrice: item?.unitPrice ?? null,
  description: item?.description ?? '',
  sku: item?.sku ?? '',
  barcode: item?.barcode ?? '',
  minQuantity: item?.minQuantity ?? 0,
  maxQuantity: item?.maxQuantity ?? null,
  supplierName: item?.supplierName ?? '',
  supplierContact: item?.supplierContact ?? '',
  location: item?.location ?? '',
});

/** The item's form, which creates or updates. */
export const useItemForm = (item: Item | null, onClose: () => void) => {
  const cache = useQueryClient();
  return useRecordForm<Item, Values, ItemInput>({
    keptAs: item ? `item/${item.id}` : 'item',
    shape: itemInput,
    opened: item,
    toValues: toValues as (item: Item | null) => Values,
    readNow: () => cache.fetchQuery({ ...itemQuery(item?.id ?? 0), ...fromServer }),
    save: useSave(),
    onClose,
  });
};

export type ItemFormState = ReturnType<typeof useItemForm>['form'];

/** A field's formatted value. */
export const readable = (name: Name, value: unknown): string => {
  if (name === 'unitPrice') return formatPounds(Number(value));
  if (name === 'category') return categoryLooks[value as Item['category']].name;
  if (name === 'location') return locationNames[value as NonNullable<Item['location']>];
  return String(value);
};
