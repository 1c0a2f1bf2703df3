import type * as z from 'zod/mini';
import { defaultSmtpPort, type EmailInput, type emailInput } from '#shared/settings/mail-account.ts';
import type { EmailSettings } from '#shared/settings/shown.ts';

export type EmailValues = z.input<typeof emailInput>;

/** What is kept as the form begins: never a password. */
export const valuesOf = (kept: EmailSettings): EmailValues => ({
  emailService: kept.emailService ?? 'gmail',
  emailUser: kept.emailUser ?? '',
  emailPass: '',
  smtpHost: kept.smtpHost ?? '',
  smtpPort: kept.smtpPort ?? defaultSmtpPort,
});

/** What is sent: no password where none was typed, host and port only for a server of one's own. */
export const toSend = ({ emailPass, smtpHost, smtpPort, ...account }: EmailInput): EmailInput => ({
  ...account,
  ...(emailPass && { emailPass }),
  ...(account.emailService === 'smtp' && { smtpHost, smtpPort }),
});

/** True while the form still speaks of the account whose password is kept: the server drops it for another. */
export const isSameAccount = (values: EmailValues, kept: EmailSettings): boolean =>
  values.emailService === kept.emailService &&
  values.emailUser.trim() === kept.emailUser &&
  (values.emailService !== 'smtp' ||
    (values.smtpHost === kept.smtpHost && Number(values.smtpPort) === kept.smtpPort));
