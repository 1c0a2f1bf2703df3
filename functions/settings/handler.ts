import { serve } from '#functions/lib/serve.ts';
import { updateNumbering } from '#functions/numbering/settings.ts';
import { settingsContract } from '#shared/settings/contract.ts';
import { taxSettingsOf } from '#shared/settings/tax/settings.ts';
import { putLogo, removeLogo, showLogo } from './logo.ts';
import type { OnSettings } from './scheme-change.ts';
import * as store from './store.ts';
import { sendTestEmail } from './test-email.ts';

export const handler = serve(
  settingsContract,
  (above: OnSettings) => ({
    updateProfile: ({ user, body }) => store.updateProfile(user.userId, body),
    updateBusiness: (call) => store.updateBusiness(call.firm.firmId, call.body, call, above),
    logo: ({ firm }) => showLogo(firm),
    putLogo: ({ firm, body }) => putLogo(firm.firmId, body.file.bytes),
    removeLogo: ({ firm }) => removeLogo(firm.firmId),
    updateEmail: (call) => store.updateEmail(call, call.body),
    updateNumbering: ({ firm, body }) => updateNumbering(firm.firmId, body),
    updateReminders: ({ firm, body }) => store.updateReminders(firm.firmId, body),
    updateReviews: ({ firm, body }) => store.updateReviews(firm.firmId, body),
    updateAppointments: ({ firm, body }) => store.updateAppointments(firm.firmId, body.appointmentsOn),
    updateCompetence: ({ firm, body }) => store.updateCompetence(firm.firmId, body),
    tax: async ({ firm }) => taxSettingsOf(firm.tax),
    updateTax: ({ firm, body }) => store.updateTax(firm.firmId, body, above),
    testEmail: ({ user, firm, once }) => sendTestEmail(firm, user.email, once),
  }),
  () => ({ present: { updateBusiness: ({ firm }) => store.businessNow(firm.firmId) } }),
);
