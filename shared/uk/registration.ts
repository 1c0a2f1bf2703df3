/** A seller's VAT registration: first and last day (`YYYY-MM-DD`), open ends left out, and the number once it arrives. */
export interface VatRegistration {
  from?: string | null | undefined;
  to?: string | null | undefined;
  number?: string | null | undefined;
}

/** True if a day is within a registration (inclusive). */
export const holdsOn = ({ from, to }: Pick<VatRegistration, 'from' | 'to'>, day: string): boolean =>
  (!from || from <= day) && (!to || day <= to);

/** True if a seller is registered on a day. Without dates, a number is enough. */
export const isRegisteredOn = (registration: VatRegistration, day: string): boolean =>
  Boolean(registration.from || registration.number) && holdsOn(registration, day);

/**
 * What a seller may do about VAT at a tax point. `price`, between registration and the number: they may raise the price, but
 * show no VAT until they can reissue the invoice with the number (gov.uk, register for VAT). The tax point decides, not today:
 * no VAT after the last day, but VAT on a late invoice for an earlier supply.
 */
export const vatAt = (registration: VatRegistration, taxPoint: string): 'show' | 'price' | 'none' => {
  if (!isRegisteredOn(registration, taxPoint)) return 'none';
  return registration.number ? 'show' : 'price';
};
