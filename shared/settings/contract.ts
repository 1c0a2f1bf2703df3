import * as z from 'zod/mini';
import { line, optional, orNull, requiredLine } from '../fields.ts';
import { logoLimits, textLimits } from '../limits.ts';
import { books, desk, owner } from '../members/roles.ts';
import { json, none, redirect, resource } from '../route.ts';
import { taxInput, taxSettings } from '../tax/settings.ts';
import { businessInput } from './business.ts';
import { emailInput } from './mail-account.ts';
import { numberingInput } from './numbering.ts';
import { appointmentsInput, reviewsInput, reviewsShown } from './optional-mail.ts';
import { remindersInput, remindersShown } from './reminders.ts';
import { business, emailSettings, logo, numbering } from './shown.ts';

/** What somebody is called. The identity provider need not know: Cognito's own form asks for an address alone. */
export const profileInput = z.strictObject({
  firstName: requiredLine(textLimits.name),
  lastName: optional(line(textLimits.name)),
});
export type ProfileInput = z.output<typeof profileInput>;

export const settingsRoutes = resource({
  updateProfile: {
    method: 'PUT',
    when: 'queued',
    path: '/api/settings/profile',
    access: 'session',
    summary: "Change the user's name",
    body: profileInput,
    reply: json(z.object({ firstName: z.string(), lastName: orNull(z.string()) })),
  },
  updateBusiness: {
    method: 'PUT',
    when: 'queued',
    path: '/api/settings/business',
    access: 'business',
    roles: owner,
    summary: 'Change the business details that invoices show',
    body: businessInput,
    reply: json(business),
  },
  logo: {
    method: 'GET',
    path: '/api/settings/logo',
    access: 'business',
    roles: desk,
    summary: 'The logo, at an address that works for 15 minutes',
    reply: redirect,
  },
  putLogo: {
    method: 'PUT',
    when: 'queued',
    path: '/api/settings/logo',
    access: 'business',
    roles: owner,
    summary: 'Save a PNG or JPEG as the logo',
    upload: true,
    file: { missing: 'Please select a picture', maxBytes: logoLimits.bytes },
    reply: json(logo),
  },
  removeLogo: {
    method: 'DELETE',
    when: 'queued',
    path: '/api/settings/logo',
    access: 'business',
    roles: owner,
    summary: 'Remove the logo',
    reply: none,
  },
  updateEmail: {
    method: 'PUT',
    when: 'connected',
    path: '/api/settings/email',
    access: 'business',
    roles: owner,
    summary: 'Change the email account that emails go from',
    body: emailInput,
    reply: json(emailSettings),
  },
  updateNumbering: {
    method: 'PUT',
    when: 'connected',
    path: '/api/settings/numbering',
    access: 'business',
    roles: owner,
    summary: 'Change how invoices are numbered',
    body: numberingInput,
    reply: json(numbering),
  },
  updateReminders: {
    method: 'PUT',
    when: 'queued',
    path: '/api/settings/reminders',
    access: 'business',
    roles: desk,
    summary: 'Change whether, when and in which words clients are reminded of overdue invoices',
    body: remindersInput,
    reply: json(remindersShown),
  },
  updateReviews: {
    method: 'PUT',
    when: 'queued',
    path: '/api/settings/reviews',
    access: 'business',
    roles: desk,
    summary: 'Change the address of the review page',
    body: reviewsInput,
    reply: json(reviewsShown),
  },
  updateAppointments: {
    method: 'PUT',
    when: 'queued',
    path: '/api/settings/appointments',
    access: 'business',
    roles: desk,
    summary: 'Turn visit reminders on or off',
    body: appointmentsInput,
    reply: json(appointmentsInput),
  },
  tax: {
    method: 'GET',
    path: '/api/settings/tax',
    access: 'business',
    roles: books,
    summary:
      'How the business is taxed: its VAT quarters, the periods and basis of its updates, where receipts go',
    reply: json(taxSettings),
  },
  updateTax: {
    method: 'PUT',
    when: 'queued',
    path: '/api/settings/tax',
    access: 'business',
    roles: owner,
    summary: 'Change how the business is taxed',
    body: taxInput,
    reply: json(taxSettings),
  },
  testEmail: {
    method: 'POST',
    when: 'connected',
    path: '/api/settings/test-email',
    access: 'business',
    roles: owner,
    summary: "Send a test email to the user's own address",
    idempotent: true,
    reply: json(z.object({ message: z.string() })),
  },
});
