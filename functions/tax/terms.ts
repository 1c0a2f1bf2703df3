import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { taxSettingsOf } from '#shared/settings/tax/settings.ts';

/** A firm's own settings about how it is taxed. */
export const termsOf = ({ business = {}, tax }: StoredFirm) => ({ business, settings: taxSettingsOf(tax) });
