import { today } from '#shared/dates.ts';
import { isVatRegistered } from '#shared/settings/registration.ts';
import type { VatCode } from '#shared/uk/vat.ts';
import { useSignedInUser } from '../api/user.ts';

/** The VAT code that a new line or price begins with: the standard rate for who is registered, no VAT for who is not. */
export const useVatCode = (): VatCode => (isVatRegistered(useSignedInUser().business, today()) ? 's' : 'o');
