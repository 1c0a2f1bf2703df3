import * as z from 'zod/mini';
import { duesSettings } from '../dues/settings.ts';
import { orNull } from '../fields.ts';
import { enteredFirm, firm } from '../members/firm.ts';
import { usualDuesSettings } from '../reminders/dues.ts';
import { noCompetence } from '../settings/competence-rules.ts';
import { competence } from '../settings/competence-shown.ts';
import { remindersShown } from '../settings/reminders.ts';
import { business, emailSettings, numbering } from '../settings/shown.ts';
import { usualStagger, vatStaggers } from '../uk/vat-quarters.ts';
import { subscriptionStatuses } from './subscription-status.ts';

/** The signed-in user as the browser sees them, without any secrets. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: orNull(z.string()),
  lastName: orNull(z.string()),
  profileImageUrl: orNull(z.string()),
  stripeSubscriptionId: orNull(z.string()),
  subscriptionStatus: orNull(z.enum(subscriptionStatuses)),
  subscriptionEndedAt: orNull(z.string()),
  subscriptionPeriodEnd: orNull(z.string()),
  trialStartDate: orNull(z.string()),
  trialEndDate: orNull(z.string()),
  isTrialActive: z._default(z.boolean(), false),
  ...emailSettings.shape,
  ...remindersShown.shape,
  reviewUrl: orNull(z.string()),
  appointmentsOn: z._default(z.boolean(), false),
  /** Whether clients are told of what is due, and how many days ahead. */
  dues: z._default(duesSettings, usualDuesSettings),
  /** What the business is registered and equipped for. */
  competence: z._default(competence, noCompetence),
  business,
  /** The months in which VAT quarters end. */
  vatQuarters: z._default(z.enum(vatStaggers), usualStagger),
  /** Left out of replies of settings calls that don't concern it. */
  numbering: z.optional(numbering),
  isAdmin: z.boolean(),
  /** The firm they are working in, to which the business fields above belong. Null if they have none yet. */
  firm: orNull(enteredFirm),
  /** Every firm they may switch to. Left out of replies of settings calls. */
  firms: z._default(z.array(firm), []),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type User = z.output<typeof user>;
