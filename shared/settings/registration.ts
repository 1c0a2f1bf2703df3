import { holdsOn } from '../uk/registration.ts';
import type { VatCode } from '../uk/vat.ts';
import type { VatScheme } from '../uk/vat-schemes.ts';

/** What of a business says whether it may charge VAT. */
export interface Registered {
  vatScheme?: VatScheme | null | undefined;
  vatNumber?: string | null | undefined;
  /** The first and the last day of the registration, `YYYY-MM-DD`. */
  vatFrom?: string | null | undefined;
  vatTo?: string | null | undefined;
}

/** The scheme of a business. A number without a scheme is from before schemes were asked for. */
export const schemeOf = ({ vatScheme, vatNumber }: Registered): VatScheme =>
  vatScheme ?? (vatNumber ? 'standard' : 'none');

/** Whether a business is registered for VAT on a day. */
export const isVatRegistered = (business: Registered, day: string): boolean =>
  schemeOf(business) !== 'none' && holdsOn({ from: business.vatFrom, to: business.vatTo }, day);

/** The VAT code that a new line or price begins with on a day: the standard rate for who is registered, no VAT for who is not. */
export const usualVatCode = (business: Registered, day: string): VatCode =>
  isVatRegistered(business, day) ? 's' : 'o';

/** A business whose number says that it is registered has a scheme, also where none was said. */
export const withScheme = <Business extends Registered>(business: Business): Business =>
  business.vatNumber ? { ...business, vatScheme: schemeOf(business) } : business;
