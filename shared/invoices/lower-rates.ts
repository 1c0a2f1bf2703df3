import { formatDate } from '../dates.ts';
import { energySavingRateBp } from '../uk/energy-saving.ts';
import { type RateReason, rateReasons, reasonsFor } from '../uk/rate-reasons.ts';
import { percentOf, rateBpOf, type VatCode } from '../uk/vat.ts';
import type { Finding, Issuing } from './issuing.ts';

/** The evidence to keep, or that the rate is not the one of that day: energy-saving materials change rate, the other reliefs don't. */
const adviceOn = (vat: VatCode, reason: RateReason, taxPoint: string): string => {
  const rateBp = energySavingRateBp(taxPoint);
  return reason === 'energy saving' && rateBpOf(vat, taxPoint) !== rateBp
    ? `VAT on energy-saving materials is ${percentOf(rateBp)}% on ${formatDate(taxPoint)}. Change the rate`
    : `Keep with the job: ${rateReasons[reason].evidence}`;
};

/** The evidence to keep for each line that isn't standard-rated, each once; without its reason, that is asked for. */
export const lowerRates = (lines: Issuing['document']['lines'], taxPoint: string): Finding[] => {
  const found = lines.flatMap(({ vat, rateReason }, at): Finding[] => {
    if (reasonsFor(vat).length === 0) return [];
    return rateReason
      ? [{ path: `lines.${at}.vat`, message: adviceOn(vat, rateReason, taxPoint) }]
      : [{ path: `lines.${at}.rateReason`, message: 'Say why the VAT rate is lower' }];
  });
  return [...new Map(found.map((each) => [each.message, each])).values()];
};
