import { pricesRoutes } from '#shared/prices/routes.ts';
import { useCall } from '../../api/use-call.ts';
import type { LineValues } from './line-values.ts';
import { texts } from './texts.ts';

/** Saves a line to the price book; the toast names what it lacks. */
export const useSavePrice = () => {
  const { mutate } = useCall(pricesRoutes.create, {
    success: texts.saved,
    failure: texts.saveFailed,
  });
  return (line: LineValues | undefined) => {
    if (!line || line.kind === 'deposit') return;
    const { description: name, kind, unit, unitPrice, vat, cost } = line;
    mutate({ body: { name, kind, unit, unitPrice, vat, cost: cost || null } });
  };
};
