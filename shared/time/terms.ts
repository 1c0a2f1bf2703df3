import type { Punched } from './intervals.ts';
import type { PayRules } from './totals.ts';

/** How a week is paid: by the firm's rules, and at this hourly cost in pounds for time clocked before one was entered. */
export interface Terms extends PayRules {
  hourlyRate?: number | null | undefined;
}

/** Punches with an hourly cost: those made before the employee had one get it from `rateOf`. */
export const rated = <P extends Punched>(
  punches: readonly P[],
  rateOf: (punch: P) => number | null | undefined,
): P[] => punches.map((punch) => ({ ...punch, hourlyRate: punch.hourlyRate ?? rateOf(punch) }));
