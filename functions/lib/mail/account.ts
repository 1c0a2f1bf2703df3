import type { StoredUser } from '../session.ts';

export type Account = StoredUser & { emailUser: string; emailPassSealed: string };

/** True when the user has set up a mail account of their own. */
export const hasOwnAccount = (user: StoredUser): user is Account =>
  Boolean(user.emailService && user.emailUser && user.emailPassSealed);
