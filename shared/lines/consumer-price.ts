import { formatPounds, toPence, toPounds } from '../money.ts';
import { readNumber } from '../read-number.ts';
import { vatOf } from './groups.ts';

const priceIn = (text: string): number | null => {
  const [, figures = ''] = /£\s?(\d(?:[\d.,]*\d)?)/.exec(text) ?? [];
  const pounds = readNumber(figures);
  return pounds === null || Number.isNaN(pounds) ? null : toPence(pounds);
};

/** Matches a price that excludes VAT, as in “£1,000 + VAT”. */
const withoutVat =
  /£\s?\d(?:[\d.,]*\d)?(?:\s(?:each|an? \w+|per \w+))?[\s,(]*(?:(?:\+|plus|excl?(?:\.|uding|usive(?: of)?)?|ex\.?|before|net of|without)\s*(?:\d{1,2}\s*%\s*)?VAT\b|VAT\s+(?:extra|to be added|not included|excluded|on top))/i;

/**
 * The first price in a text that leaves VAT out, as said, and the total that a consumer must be shown instead, as `£1,200.00`;
 * null if there is none. CCR Sch 2(f); DMCCA 2024 s.230. A seller who isn't registered for VAT must not mention it at all.
 */
export const priceWithoutVat = (text: string, rateBp: number): { said: string; total: string } | null => {
  const [said] = withoutVat.exec(text) ?? [];
  const pence = said ? priceIn(said) : null;
  if (!said || pence === null) return null;
  return { said, total: formatPounds(toPounds(pence + vatOf(pence, rateBp, 'net'))) };
};
