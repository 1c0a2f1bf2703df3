import { isAdmin } from '#functions/lib/admin.ts';
import type { StoredUser } from '#functions/lib/session.ts';

/** The user as a reply shows them, without the sealed password. */
export const userReply = ({ emailPassSealed, ...user }: StoredUser) => ({
  ...user,
  id: user.userId,
  hasEmailPass: emailPassSealed !== undefined,
  business: user.business ?? {},
  isAdmin: isAdmin(user),
});
