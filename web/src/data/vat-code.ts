import { today } from '#shared/dates.ts';
import { usualVatCode } from '#shared/settings/registration.ts';
import type { VatCode } from '#shared/uk/vat.ts';
import { useSignedInUser } from '../api/user.ts';

/** The VAT code that a new line or price begins with. */
export const useVatCode = (): VatCode => usualVatCode(useSignedInUser().business, today());
