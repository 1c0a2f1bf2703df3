import type { PriceInput } from '../../prices/contract.ts';
import { withoutNulls } from '../applied.ts';
import type { KeptOf } from '../reader.ts';

type Price = KeptOf<'price'>;

/** A new price as stored. */
export const newPrice = <Own extends Pick<Price, 'id' | 'madeBy' | 'createdAt' | 'updatedAt'>>(
  input: PriceInput,
  kept: Own,
) => {
  const { name, kind, unit, unitPrice, vat } = input;
  return { ...withoutNulls(input), name, kind, unit, unitPrice, vat, ...kept } satisfies Price;
};
