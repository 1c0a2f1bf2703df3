import type { Figure } from './figure.ts';

const read = '2026-11-24';

/** Circuit breakers: 218.5 V (230 V × 0.95) divided by the instantaneous tripping current, a multiple of the rating. */
export const breakerVolts: Figure = { value: 218.5, source: 'BS 7671 Table 41.3 (230 V, Cmin 0.95)', read };
export const breakerMultiples: Figure<Record<string, number>> = {
  value: { B: 5, C: 10, D: 20 },
  source: 'BS 7671 Table 41.3',
  read,
};
export const breakers: readonly string[] = ['60898', '61009'];

/** Maximum Zs in Ω of fuses that disconnect in 0.4 s, by BS number and rating in A. */
export const fuses: Figure<Record<string, Record<string, number>>> = {
  value: {
    '88-2': { 6: 7.8, 10: 4.65, 16: 2.43, 20: 1.68, 25: 1.29, 32: 0.99 },
    '88-3': { 5: 9.93, 16: 2.3, 20: 1.93, 32: 0.91 },
    '3036': { 5: 9.1, 15: 2.43, 20: 1.68, 30: 1.04 },
  },
  source: 'BS 7671 Tables 41.2 and 41.4 (0.4 s)',
  read,
};

/** The highest touch voltage allowed at an RCD's operating current, in V. */
export const touchVolts: Figure = { value: 50, source: 'BS 7671 Table 41.5', read };
/** An earth electrode above this resistance, in Ω, may be unstable. */
export const unstableOhms: Figure = { value: 200, source: 'BS 7671 Table 41.5, note', read };
/** A measured Zs may be at most this percentage of the maximum, to allow for the conductors heating up. */
export const measuredShare: Figure = { value: 80, source: 'IET Guidance Note 3', read };
export const leastInsulation: Figure = { value: 1, source: 'BS 7671 Table 64 (MΩ)', read };
/** The longest trip time in ms at rated current, and that of a time-delayed RCD. */
export const rcdMost: Figure = { value: 300, source: 'BS 7671 since A2; IET Wiring Matters 91', read };
export const delayedRcdMost: Figure = { value: 500, source: 'BS 7671 since A2; IET Wiring Matters 91', read };
/** Tolerance in Ω between the two ends of a ring, and between its reading and (r1 + r2) / 4. */
export const ringTolerance: Figure = {
  value: 0.05,
  source: 'IET Guidance Note 3',
  read,
  unconfirmed: true,
};

/**
 * The longest interval in months between inspections of a rented home in England, and the days within which defects must be put
 * right.
 */
export const mostMonths: Figure = { value: 60, source: 'SI 2020/312 reg 3(2)', read };
export const remedialDays: Figure = { value: 28, source: 'SI 2020/312 reg 3(5)', read };
