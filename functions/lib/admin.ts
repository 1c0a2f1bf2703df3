import { config } from './config.ts';

/** The admin is one configured user id; locally, the user with the configured address. */
export const isAdmin = (user: { userId: string; email: string }): boolean =>
  user.userId === config.adminUserId || (config.isLocal && user.email === config.adminEmail);
