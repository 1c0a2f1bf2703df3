import { today } from '#shared/dates.ts';
import { usualVatCode } from '#shared/settings/registration.ts';
import type { VatCode } from '#shared/uk/vat.ts';
import { useSignedInUser } from '../api/user.ts';

/** The default VAT code of a new line or price. */
export const useVatCode = (): VatCode => usualVatCode(useSignedInUser().business, today());
