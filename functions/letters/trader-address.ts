import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';

/** Where the trader reads what customers did, or may still do. */
export const traderAddress = ({ business, email }: StoredFirm): string => business?.email ?? email;
