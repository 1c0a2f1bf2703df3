import { rateReasons, reasonsFor } from '../uk/rate-reasons.ts';
import type { Finding, Issuing } from './issuing.ts';

/** The evidence to keep for each line that isn't standard-rated, each once; without its reason, that is asked for. */
export const lowerRates = (lines: Issuing['document']['lines']): Finding[] => {
  const found = lines.flatMap(({ vat, rateReason }, at): Finding[] => {
    if (reasonsFor(vat).length === 0) return [];
    return rateReason
      ? [{ path: `lines.${at}.vat`, message: `Keep with the job: ${rateReasons[rateReason].evidence}` }]
      : [{ path: `lines.${at}.rateReason`, message: 'Say why the VAT rate is lower' }];
  });
  return [...new Map(found.map((each) => [each.message, each])).values()];
};
