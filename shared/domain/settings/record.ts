import * as z from 'zod/mini';
import { user } from '../../auth/user.ts';
import { business } from '../../settings/shown.ts';
import { taxSettings } from '../../tax/settings.ts';

/** The person who is signed in. */
export const profileRecord = z.pick(user, {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  isAdmin: true,
  createdAt: true,
  updatedAt: true,
});

/** The business: what it may do, how its papers look, how it is taxed and which mails go out. What is kept sealed stays on the server. */
export const settingsRecord = z.extend(
  z.omit(user, {
    id: true,
    email: true,
    firstName: true,
    lastName: true,
    profileImageUrl: true,
    isAdmin: true,
    numbering: true,
    vatQuarters: true,
    firm: true,
    firms: true,
  }),
  {
    business: z.omit(business, { sortCode: true, accountNumber: true, utr: true }),
    tax: taxSettings,
  },
);
