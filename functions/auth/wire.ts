import { isAdmin } from '#functions/lib/admin.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import type { KnownBusiness } from './business.ts';

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
