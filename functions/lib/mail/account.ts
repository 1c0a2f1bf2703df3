import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';

export type Account = StoredFirm & { emailUser: string; emailPassSealed: string };

/** True when the firm has set up a mail account of their own. */
export const hasOwnAccount = (firm: StoredFirm): firm is Account =>
  Boolean(firm.emailService && firm.emailUser && firm.emailPassSealed);
