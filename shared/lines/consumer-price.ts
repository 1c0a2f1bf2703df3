import { formatPounds, toPence, toPounds } from '../money.ts';
import { readNumber } from '../read-number.ts';
import { vatOf } from './groups.ts';

const priceIn = (text: string): number | null => {
  const [, figures = ''] = /£\s?(\d(?:[\d.,]*\d)?)/.exec(text) ?? [];
  const pounds = readNumber(figures);
  return pounds === null || Number.isNaN(pounds) ? null : toPence(pounds);
};

/** Matches a price that excludes VAT. */
const withoutVat =
  /(?:\+|plus|excl?(?:\.|uding|usive(?: of)?)?|ex\.?|before|net of|without)\s*(?:\d{1,2}\s*%\s*)?VAT\b|VAT\s+(?:extra|to be added|not included|excluded|on top)/i;

/**
 * The total that a consumer must be shown instead of a price "+ VAT", as `£1,200.00`; null if the price shown is enough. CCR Sch
 * 2(f); DMCCA 2024 s.230. A seller who isn't registered for VAT must not mention it at all.
 */
export const totalToShow = (priceShown: string, rateBp: number): string | null => {
  const pence = priceIn(priceShown);
  if (pence === null || !withoutVat.test(priceShown)) return null;
  return formatPounds(toPounds(pence + vatOf(pence, rateBp, 'net')));
};
