import type * as z from 'zod/mini';
import { defaultSmtpPort, type EmailInput, type emailInput } from '#shared/settings/mail-account.ts';
import type { EmailSettings } from '#shared/settings/shown.ts';

export type EmailValues = z.input<typeof emailInput>;

/** The form's initial values, never with the password. */
export const valuesOf = (kept: EmailSettings): EmailValues => ({
  emailService: kept.emailService ?? 'gmail',
  emailUser: kept.emailUser ?? '',
  emailPass: '',
  smtpHost: kept.smtpHost ?? '',
  smtpPort: kept.smtpPort ?? defaultSmtpPort,
});

/** The request body: without a password if none was typed, host and port only for a custom server. */
export const toSend = ({ emailPass, smtpHost, smtpPort, ...account }: EmailInput): EmailInput => ({
  ...account,
  ...(emailPass && { emailPass }),
  ...(account.emailService === 'smtp' && { smtpHost, smtpPort }),
});

/** True while the form is about the account of the saved password: for another, the server drops it. */
export const isSameAccount = (values: EmailValues, kept: EmailSettings): boolean =>
  values.emailService === kept.emailService &&
  values.emailUser.trim() === kept.emailUser &&
  (values.emailService !== 'smtp' ||
    (values.smtpHost === kept.smtpHost && Number(values.smtpPort) === kept.smtpPort));
