import * as z from 'zod/mini';
import { line, optional, orNull, requiredLine } from '../fields.ts';
import { logoLimits, textLimits } from '../limits.ts';
import { contract, json, none, redirect } from '../route.ts';
import { businessInput } from './business.ts';
import { competenceInput } from './competence.ts';
import { competence } from './competence-shown.ts';
import { emailInput } from './mail-account.ts';
import { numberingInput } from './numbering.ts';
import { appointmentsInput, reviewsInput, reviewsShown } from './optional-mail.ts';
import { remindersInput, remindersShown } from './reminders.ts';
import { settingsRoutes } from './routes.ts';
import { business, emailSettings, logo, numbering } from './shown.ts';
import { taxInput, taxSettings } from './tax/settings.ts';

/** The user's name. The identity provider may not know it: Cognito's own form asks only for an email address. */
export const profileInput = z.strictObject({
  firstName: requiredLine(textLimits.name),
  lastName: optional(line(textLimits.name)),
});
export type ProfileInput = z.output<typeof profileInput>;

export const settingsContract = contract(settingsRoutes, {
  updateProfile: {
    summary: "Change the user's name",
    body: profileInput,
    reply: json(z.object({ firstName: z.string(), lastName: orNull(z.string()) })),
  },
  updateBusiness: {
    summary: 'Change the business details that invoices show',
    body: businessInput,
    reply: json(business),
  },
  logo: {
    summary: 'The logo, at an address that works for 15 minutes',
    reply: redirect,
  },
  putLogo: {
    summary: 'Save a PNG or JPEG as the logo',
    file: { missing: 'Please select a picture', maxBytes: logoLimits.bytes },
    reply: json(logo),
  },
  removeLogo: {
    summary: 'Remove the logo',
    reply: none,
  },
  updateEmail: {
    summary: 'Change the email account that emails go from',
    body: emailInput,
    reply: json(emailSettings),
  },
  updateNumbering: {
    summary: 'Change how invoices are numbered',
    body: numberingInput,
    reply: json(numbering),
  },
  updateReminders: {
    summary: 'Change whether, when and in which words clients are reminded of overdue invoices',
    body: remindersInput,
    reply: json(remindersShown),
  },
  updateReviews: {
    summary: 'Change the address of the review page',
    body: reviewsInput,
    reply: json(reviewsShown),
  },
  updateAppointments: {
    summary: 'Turn visit reminders on or off',
    body: appointmentsInput,
    reply: json(appointmentsInput),
  },
  updateCompetence: {
    summary: 'Change what the business is registered for, and its test instruments',
    body: competenceInput,
    reply: json(competence),
  },
  tax: {
    summary:
      'How the business is taxed: its VAT quarters, the periods and basis of its updates, where receipts go',
    reply: json(taxSettings),
  },
  updateTax: {
    summary: 'Change how the business is taxed',
    body: taxInput,
    reply: json(taxSettings),
  },
  testEmail: {
    summary: "Send a test email to the user's own address",
    reply: json(z.object({ message: z.string() })),
  },
});
