import type { StoredUser } from '#functions/lib/session.ts';
import { taxSettingsOf } from '#shared/tax/settings.ts';
import type { TaxTerms } from './figures.ts';

/** What a user has said of how they are taxed. */
export const termsOf = ({ business = {}, tax }: StoredUser): TaxTerms => ({
  business,
  settings: taxSettingsOf(tax),
});
