import { millionths, quotient } from '../engine/decimal.ts';
import { type Fields, numberIn, textIn } from '../engine/values.ts';
import { breakerMultiples, breakers, breakerVolts, fuses } from './electrical-figures.ts';

/** A device's maximum Zs in Ω to 2 decimals, for disconnection in 0.4 s; null if it isn't in our tables. */
export const maxZsOf = (circuit: Fields): number | null => {
  const rating = numberIn(circuit, 'rating');
  const device = textIn(circuit, 'deviceBs') ?? '';
  if (!rating || Number(textIn(circuit, 'disconnection') ?? 0.4) !== 0.4) return null;
  if (!breakers.includes(device)) return fuses.value[device]?.[String(rating)] ?? null;
  const multiple = breakerMultiples.value[textIn(circuit, 'deviceType') ?? ''];
  return multiple === undefined
    ? null
    : quotient(millionths(breakerVolts.value), BigInt(multiple) * millionths(rating), 2);
};
