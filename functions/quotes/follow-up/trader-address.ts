import type { StoredUser } from '#functions/lib/session.ts';

/** Where the trader reads what customers did, or may still do. */
export const traderAddress = ({ business, email }: StoredUser): string => business?.email ?? email;
