import { vatOf } from '../../../lines/groups.ts';
import { halfUp, times } from '../../../rounding.ts';

/** Net, VAT and total in pence. */
export interface Amounts {
  net: number;
  vat: number;
  total: number;
}

const amounts = (net: number, rateBp: number): Amounts => {
  const vat = vatOf(net, rateBp, 'net');
  return { net, vat, total: net + vat };
};

/**
 * A prompt payment discount: the invoice shows the full price, and VAT is due on what is paid. If the discount is taken, no credit
 * note is needed, provided the invoice says so. Single payments only. VATA 1994 Sch 6 para 4; R&C Brief 49/2014.
 */
export const promptPayment = (
  net: number,
  rateBp: number,
  discountBp: number,
): { full: Amounts; taken: Amounts } => ({
  full: amounts(net, rateBp),
  taken: amounts(net - halfUp(times(net, discountBp), 10_000), rateBp),
});
