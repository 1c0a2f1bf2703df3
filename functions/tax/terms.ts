import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { taxSettingsOf } from '#shared/tax/settings.ts';

/** What a firm has said of how they are taxed. */
export const termsOf = ({ business = {}, tax }: StoredFirm) => ({ business, settings: taxSettingsOf(tax) });
