import { lineValue, type PricedLine, type Terms, vatOf } from '../../../lines/groups.ts';
import { floored, halfUp, times } from '../../../rounding.ts';
import { isReverseCharge, rateBpOf } from '../../vat.ts';

/**
 * The VAT of a document's lines, in pence, by the other lawful ways of rounding; ours rounds once per rate. Another program may
 * use one of these, so a bill that differs from ours by pence isn't necessarily wrong. Ignores a discount on the whole document.
 */
export interface OtherRoundings {
  /** Each line rounded to the nearest penny. VATREC12020. */
  perLine: number;
  /** Each line rounded down to a tenth of a penny. VATREC12010. */
  perLineTenths: number;
  /** The invoice's VAT rounded down to a whole penny: only if prices exclude VAT. Notice 700 §17.5. */
  down: number | null;
}

const tenthsDown = (value: number, rateBp: number, pricesInclude: Terms['pricesInclude']): number =>
  floored(times(value, rateBp, 10), pricesInclude === 'net' ? 10_000 : 10_000 + rateBp);
export const otherRoundings = (lines: readonly PricedLine[], terms: Terms): OtherRoundings => {
  const { pricesInclude, taxPoint } = terms;
  const charged = lines
    .filter(({ vat }) => !isReverseCharge(vat))
    .map((line) => ({ value: lineValue(line), rateBp: rateBpOf(line.vat, taxPoint) }));
  const exact = charged.reduce((sum, { value, rateBp }) => sum + times(value, rateBp), 0n);
  const tenths = charged.reduce(
    (sum, { value, rateBp }) => sum + tenthsDown(value, rateBp, pricesInclude),
    0,
  );
  return {
    perLine: charged.reduce((sum, { value, rateBp }) => sum + vatOf(value, rateBp, pricesInclude), 0),
    perLineTenths: halfUp(tenths, 10),
    down: pricesInclude === 'net' ? floored(exact, 10_000) : null,
  };
};
