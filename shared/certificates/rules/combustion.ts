import { apart, millionths, quotient } from '../engine/decimal.ts';
import { type Form, warn } from '../engine/form.ts';
import { type Fields, isAbove, numberIn, overIn } from '../engine/values.ts';
import { ratioDanger, ratioLimit, ratioTolerance } from './gas-figures.ts';

/** The ratio of CO in ppm to CO2 in per cent, to 4 decimals; undefined without both. */
export const ratioOf = (co: number | undefined, co2: number | undefined): number | undefined =>
  co === undefined || !co2 ? undefined : quotient(millionths(co), 10_000n * millionths(co2), 4);

/** Warns if a ratio exceeds the maker's limit, or the general limits if the maker gives none. `reading`: as a field holds it. */
const warnOfRatio = (form: Form, path: string, reading: unknown, max: number | undefined): void => {
  const isOver = (limit: number): boolean => isAbove({ reading }, 'reading', limit);
  if (max !== undefined) {
    if (isOver(max)) warn(form, 'co_ratio_over_maker', path, `The ratio is above the maker's ${max}`);
  } else if (isOver(ratioDanger.value)) {
    warn(form, 'co_ratio_over_008', path, 'The ratio is above 0.0080');
  } else if (isOver(ratioLimit.value)) {
    warn(form, 'co_ratio_over_004', path, 'The ratio is above 0.0040');
  }
};

interface Combustion {
  co: string;
  co2: string;
  ratio: string;
}

/** The ratio at `path.<ratio>`: computed if both readings were entered, otherwise as typed. */
export const readCombustion = (form: Form, fields: Fields, path: string, keys: Combustion): void => {
  const at = `${path}.${keys.ratio}`;
  const typed = numberIn(fields, keys.ratio);
  const co2 = numberIn(fields, keys.co2);
  const computed = ratioOf(numberIn(fields, keys.co), co2);
  if (computed !== undefined) {
    form.found.computed[at] = computed;
    if (
      typed !== undefined &&
      apart(millionths(typed), millionths(computed)) > millionths(ratioTolerance.value)
    )
      warn(form, 'ratio_disagrees', at, `The readings make ${computed}, not ${typed}`);
  }
  // CO beyond the analyser's range still says what the ratio is at least.
  const ratio = computed ?? typed ?? { over: ratioOf(overIn(fields, keys.co), co2) };
  warnOfRatio(form, at, ratio, numberIn(fields, 'maxRatio'));
};
