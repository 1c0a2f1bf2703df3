import * as z from 'zod/mini';
import { email, line, optional } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { emailServices } from './shown.ts';

/** The ports allowed for a user's own mail server. */
export const smtpPorts = [465, 587, 2525] as const;
export const defaultSmtpPort = 587;

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

export const emailInput = z
  .strictObject({
    emailService: z.enum(emailServices),
    emailUser: email,
    /** Write-only. If left out or empty, the stored one stays. */
    emailPass: optional(line(textLimits.name)),
    smtpHost: optional(line(253).check(z.regex(hostName, 'Enter a host name like mail.example.com'))),
    smtpPort: optional(
      z
        .int()
        .check(z.refine((port) => smtpPorts.some((allowed) => allowed === port), 'Must be 465, 587 or 2525')),
    ),
  })
  .check(
    z.refine((input) => input.emailService !== 'smtp' || Boolean(input.smtpHost), {
      path: ['smtpHost'],
      error: 'Required',
    }),
  );
export type EmailInput = z.output<typeof emailInput>;
