import type { StoredUser } from '#functions/lib/session.ts';
import { taxSettingsOf } from '#shared/tax/settings.ts';

/** What a user has said of how they are taxed. */
export const termsOf = ({ business = {}, tax }: StoredUser) => ({ business, settings: taxSettingsOf(tax) });
