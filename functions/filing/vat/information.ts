import { schemeOf } from '#shared/settings/registration.ts';
import { type Asker, askHmrc, orNothing } from '../hmrc/ask.ts';
import { accountOf } from '../vrn.ts';

/** HMRC omits what it does not know. */
interface AtHmrc {
  customerDetails?: { effectiveRegistrationDate?: string };
  flatRateScheme?: { frsCategory?: string };
}

const names = ['vatFrom', 'vatScheme'] as const;

/** The business's VAT registration at HMRC, and how Settings differ from it. */
export const informationAtHmrc = async (asker: Asker) => {
  const { base } = accountOf(asker.firm);
  const asking = askHmrc<AtHmrc>(asker, { tax: 'vat', method: 'GET', path: `${base}/information` });
  const { customerDetails, flatRateScheme } = await orNothing<AtHmrc, AtHmrc>(asking, {});
  const { business = {} } = asker.firm;
  const registeredFrom = customerDetails?.effectiveRegistrationDate ?? null;
  const isOther = {
    vatFrom: Boolean(registeredFrom && business.vatFrom && business.vatFrom !== registeredFrom),
    vatScheme: Boolean(flatRateScheme) !== (schemeOf(business) === 'flat'),
  };
  return {
    registeredFrom,
    flatRate: flatRateScheme ? { category: flatRateScheme.frsCategory ?? null } : null,
    differs: names.filter((name) => isOther[name]),
  };
};
