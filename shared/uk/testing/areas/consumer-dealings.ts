import { priceWithoutVat } from '../../../lines/consumer-price.ts';
import { vatClaimIn } from '../../vat-words.ts';
import { day, type Given, num, text } from '../given.ts';
import { mustNameAdr } from '../law/consumer.ts';

export const isBusiness = (given: Given): boolean =>
  /business|company|landlord|trade\b/i.test(text(given, 'customer', 'buyer') ?? '');

export const ofPrice = (given: Given): Record<string, unknown> => {
  const shown = text(given, 'priceShown') ?? '';
  if (given.sellerVatRegistered === false) {
    const claim = vatClaimIn(shown);
    return {
      verdict: claim ? 'unlawful' : 'lawful',
      fix: claim ? 'leave VAT out: the seller is not registered' : null,
    };
  }
  const price = isBusiness(given) ? null : priceWithoutVat(shown, num(given, 'rateBp') ?? 2000);
  return {
    verdict: price ? 'unlawful' : 'lawful',
    fix: price ? `show the total including VAT: ${price.total}` : null,
  };
};

export const ofComplaint = (given: Given): Record<string, unknown> => {
  const isBound = !/no adr|not bound|no obligation|none/i.test(text(given, 'trader') ?? '');
  const on = day(given, 'complaintRejected') ?? '9999-12-31';
  return { mustNameAdrProvider: mustNameAdr(on, isBound) };
};
