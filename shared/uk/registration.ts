/** The first and last day of a VAT registration (`YYYY-MM-DD`); open ends are left out. */
export interface VatRegistration {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** True if a day is within a registration (inclusive). */
export const holdsOn = ({ from, to }: VatRegistration, day: string): boolean =>
  (!from || from <= day) && (!to || day <= to);
