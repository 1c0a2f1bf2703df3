/** A seller's VAT registration: first and last day (`YYYY-MM-DD`), open ends left out, and the number once it came. */
export interface VatRegistration {
  from?: string | null | undefined;
  to?: string | null | undefined;
  number?: string | null | undefined;
}

/** Whether a day lies within a registration, its first and last day included. */
export const holdsOn = ({ from, to }: Pick<VatRegistration, 'from' | 'to'>, day: string): boolean =>
  (!from || from <= day) && (!to || day <= to);

/** Whether a seller is registered on a day. Without either date, whoever has a number is. */
export const isRegisteredOn = (registration: VatRegistration, day: string): boolean =>
  Boolean(registration.from || registration.number) && holdsOn(registration, day);

/**
 * What a seller may do about VAT at a tax point. `price` between registration and the number: the price may be raised,
 * but no VAT shown until a fresh invoice can carry the number (gov.uk, register for VAT). Judged by the tax point, not by
 * today: no VAT after the last day, VAT on a late invoice for an earlier supply.
 */
export const vatAt = (registration: VatRegistration, taxPoint: string): 'show' | 'price' | 'none' => {
  if (!isRegisteredOn(registration, taxPoint)) return 'none';
  return registration.number ? 'show' : 'price';
};
