import { useQueryClient } from '@tanstack/react-query';
import { pricesRoutes } from '#shared/prices/contract.ts';
import { useCall } from '../../api/use-call.ts';
import { putPrice } from '../../data/prices.ts';
import type { LineValues } from './line-values.ts';
import { texts } from './texts.ts';

/** Saves a line to the price book; what is missing on it the toast names. */
export const useSavePrice = () => {
  const cache = useQueryClient();
  const { mutate } = useCall(pricesRoutes.create, {
    success: texts.saved,
    madeBefore: pricesRoutes.update,
    failure: texts.saveFailed,
    onSuccess: (price) => putPrice(cache, price),
  });
  return (line: LineValues | undefined) => {
    if (!line || line.kind === 'deposit') return;
    const { description: name, kind, unit, unitPrice, vat, cost } = line;
    mutate({ body: { name, kind, unit, unitPrice, vat, cost: cost || null } });
  };
};
