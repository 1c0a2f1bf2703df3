import * as z from 'zod/mini';
import { user } from '../../auth/user.ts';
import { orNull } from '../../fields.ts';
import { firmRules } from '../../firms/rules.ts';
import { business } from '../../settings/shown.ts';
import { taxSettings } from '../../tax/settings.ts';
import { vatSchemes } from '../../uk/vat-schemes.ts';

/** The person who is signed in. */
export const profileRecord = z.pick(user, {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  isAdmin: true,
  createdAt: true,
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
    createdAt: true,
    updatedAt: true,
    numbering: true,
    vatQuarters: true,
    firm: true,
    firms: true,
  }),
  {
    business: z.extend(z.omit(business, { sortCode: true, accountNumber: true, utr: true }), {
      /** `schemeOf` says what stands for one that was never said. */
      vatScheme: orNull(z.enum(vatSchemes)),
    }),
    tax: taxSettings,
    rules: firmRules,
  },
);
