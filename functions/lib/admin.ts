import { config } from './config.ts';

/** The admin is one configured user id; on one machine it is whoever has the configured address. */
export const isAdmin = (user: { userId: string; email: string }): boolean =>
  user.userId === config.adminUserId || (config.isLocal && user.email === config.adminEmail);
