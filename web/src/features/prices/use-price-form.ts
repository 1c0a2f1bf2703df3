import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { formatPounds } from '#shared/money.ts';
import { type Price, type PriceInput, priceInput } from '#shared/prices/contract.ts';
import { vatNames } from '#shared/uk/vat.ts';
import { fromServer } from '../../api/from-server.ts';
import { kindNames } from '../../data/line-looks.ts';
import { priceQuery } from '../../data/prices.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import type { labels } from './texts.ts';
import { useSave } from './use-changes.ts';

type Values = z.input<typeof priceInput>;

/** The price's form, which creates or updates. */
export const usePriceForm = (price: Price | null, onClose: () => void) => {
  const cache = useQueryClient();
  const usual = useVatCode();
  const toValues = (row: Price | null) => ({
    name: row?.name ?? '',
    kind: row?.kind ?? ('labour' as const),
    unit: row?.unit ?? 'each',
    unitPrice: row?.unitPrice ?? null,
    vat: row?.vat ?? usual,
    cost: row?.cost ?? null,
    code: row?.code ?? '',
  });
  return useRecordForm<Price, Values, PriceInput>({
    keptAs: price ? `price/${price.id}` : 'price',
    shape: priceInput,
    opened: price,
    toValues: toValues as (row: Price | null) => Values,
    readNow: () => cache.fetchQuery({ ...priceQuery(price?.id ?? 0), ...fromServer }),
    save: useSave(),
    onClose,
  });
};

export type PriceFormState = ReturnType<typeof usePriceForm>['form'];

/** A field's formatted value. */
export const readable = (name: keyof typeof labels, value: unknown): string => {
  if (name === 'unitPrice' || name === 'cost') return formatPounds(Number(value));
  if (name === 'kind') return kindNames[value as Price['kind']];
  if (name === 'vat') return vatNames[value as Price['vat']];
  return String(value);
};
