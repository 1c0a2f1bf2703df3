import * as z from 'zod/mini';
import { user } from '../../auth/user.ts';
import { orNull } from '../../fields.ts';
import { firmRules } from '../../firms/rules.ts';
import { roles } from '../../members/roles.ts';
import { business } from '../../settings/shown.ts';
import { taxSettings } from '../../settings/tax/settings.ts';
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

/** What somebody may do in the firm. Its id is the person's, whose name and last visit the server adds (`member`). */
export const memberRecord = z.object({
  userId: z.string(),
  role: z.enum(roles),
  state: z.enum(['active', 'removed']),
  employeeId: z.optional(z.number()),
});

/** The business: its features, the look of its documents, its taxes and which emails are sent. Encrypted fields stay on the server. */
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
      /** `schemeOf` gives the default if none was ever set. */
      vatScheme: orNull(z.enum(vatSchemes)),
    }),
    tax: taxSettings,
    rules: firmRules,
  },
);
