import { holdsOn } from '../uk/registration.ts';
import type { VatScheme } from './options.ts';

/** What of a business says whether it may charge VAT. */
export interface Registered {
  vatScheme?: VatScheme | null | undefined;
  vatNumber?: string | null | undefined;
  /** The first and the last day of the registration, `YYYY-MM-DD`. */
  vatFrom?: string | null | undefined;
  vatTo?: string | null | undefined;
}

/** Whether a business is registered for VAT on a day. A number without a scheme is from before schemes were asked for. */
export const isVatRegistered = (
  { vatScheme, vatNumber, vatFrom, vatTo }: Registered,
  day: string,
): boolean => {
  const scheme = vatScheme ?? (vatNumber ? 'standard' : 'none');
  return scheme !== 'none' && holdsOn({ from: vatFrom, to: vatTo }, day);
};
