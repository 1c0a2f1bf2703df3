import { holdsOn } from '../uk/registration.ts';
import type { VatCode } from '../uk/vat.ts';
import type { VatScheme } from '../uk/vat-schemes.ts';

/** The fields of a business that decide whether it may charge VAT. */
export interface Registered {
  vatScheme?: VatScheme | null | undefined;
  vatNumber?: string | null | undefined;
  /** The first and last day of the registration, `YYYY-MM-DD`. */
  vatFrom?: string | null | undefined;
  vatTo?: string | null | undefined;
}

/** A business's VAT scheme. A VAT number without a scheme was saved before we asked for schemes. */
export const schemeOf = ({ vatScheme, vatNumber }: Registered): VatScheme =>
  vatScheme ?? (vatNumber ? 'standard' : 'none');

/** True if a business is registered for VAT on a day. */
export const isVatRegistered = (business: Registered, day: string): boolean =>
  schemeOf(business) !== 'none' && holdsOn({ from: business.vatFrom, to: business.vatTo }, day);

/** The default VAT code of a new line or price on a day: standard rate if registered, otherwise no VAT. */
export const usualVatCode = (business: Registered, day: string): VatCode =>
  isVatRegistered(business, day) ? 's' : 'o';

/** Fills in the scheme of a business with a VAT number but no scheme. */
export const withScheme = <Business extends Registered>(business: Business): Business =>
  business.vatNumber ? { ...business, vatScheme: schemeOf(business) } : business;
