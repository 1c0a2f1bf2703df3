import { Accepted } from '#functions/lib/call.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { type Asker, orNothing } from '../hmrc/ask.ts';
import { askAboutPerson, nothingThere } from './ask.ts';

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Makes HMRC calculate the tax for the year to date, which takes some seconds. */
export const beginEstimate = async (asker: Asker, taxYear: string): Promise<{ id: string }> => {
  const { body } = await askAboutPerson<{ calculationId: string }>(asker, {
    ...{ api: 'calculations', method: 'POST', body: {} },
    path: `self-assessment/${taxYear}/trigger/in-year`,
  });
  return { id: body.calculationId };
};

interface Calculation {
  metadata?: { calculationTimestamp?: string };
  calculation?: { taxCalculation?: { totalIncomeTaxAndNicsDue?: number } };
}

/** HMRC's estimate. Throws 400 `id`. */
export const estimateOf = async (asker: Asker, taxYear: string, id: string) => {
  if (!idShape.test(id)) throw invalidField('id', 'Is not of an estimate');
  const asking = askAboutPerson<Calculation>(asker, {
    ...{ api: 'calculations', method: 'GET', path: `self-assessment/${taxYear}/${id}` },
  });
  const found = await orNothing<Calculation, undefined>(asking, undefined, nothingThere);
  const amount = found?.calculation?.taxCalculation?.totalIncomeTaxAndNicsDue;
  if (amount === undefined) return new Accepted({ amount: null, at: null });
  return { amount, at: found?.metadata?.calculationTimestamp ?? null };
};
