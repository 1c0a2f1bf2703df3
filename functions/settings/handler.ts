import { updateNumbering } from '#functions/invoices/numbering/settings.ts';
import { serve } from '#functions/lib/serve.ts';
import { settingsRoutes } from '#shared/settings/contract.ts';
import { taxSettingsOf } from '#shared/tax/settings.ts';
import { putLogo, removeLogo, showLogo } from './logo.ts';
import * as store from './store.ts';
import { sendTestEmail } from './test-email.ts';

export const handler = serve(
  settingsRoutes,
  {
    updateProfile: ({ user, body }) => store.updateProfile(user.userId, body),
    updateBusiness: ({ user, body }) => store.updateBusiness(user.userId, body),
    logo: ({ user }) => showLogo(user),
    putLogo: ({ user, body }) => putLogo(user.userId, body.file.bytes),
    removeLogo: ({ user }) => removeLogo(user.userId),
    updateEmail: ({ user, body }) => store.updateEmail(user.userId, body),
    updateNumbering: ({ user, body }) => updateNumbering(user.userId, body),
    updateReminders: ({ user, body }) => store.updateReminders(user.userId, body.remindersOn),
    updateReviews: ({ user, body }) => store.updateReviews(user.userId, body),
    updateAppointments: ({ user, body }) => store.updateAppointments(user.userId, body.appointmentsOn),
    tax: async ({ user }) => taxSettingsOf(user.tax),
    updateTax: ({ user, body }) => store.updateTax(user.userId, body),
    testEmail: ({ user, once }) => sendTestEmail(user, once),
  },
  { present: { updateBusiness: ({ user }) => store.businessNow(user.userId) } },
);
