import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';

/** The address at which the trader is told what customers did, or can still do. */
export const traderAddress = ({ business, email }: StoredFirm): string => business?.email ?? email;
