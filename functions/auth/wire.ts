import { isAdmin } from '#functions/lib/admin.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { taxSettingsOf } from '#shared/tax/settings.ts';
import { type KnownBusiness, plainBusinessOf } from './plain-business.ts';

/** The user as a reply shows them, with nothing that is sealed but what `business` opens. */
export const userReply = (
  { emailPassSealed, ...user }: StoredUser,
  business: KnownBusiness = user.business ?? {},
) => ({
  ...user,
  id: user.userId,
  hasEmailPass: emailPassSealed !== undefined,
  business,
  vatQuarters: user.tax?.vatQuarters,
  isAdmin: isAdmin(user),
});

/** What the records `profile` and `settings` are of: their shapes name which field is whose. */
export const settingsIn = (user: StoredUser) => ({
  ...userReply(user, plainBusinessOf(user)),
  tax: taxSettingsOf(user.tax),
});
