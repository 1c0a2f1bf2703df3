import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { nations } from '../uk/nations.ts';
import { vatSchemes } from '../uk/vat-schemes.ts';
import { businessKinds, cisStatuses, logoTypes } from './options.ts';

// The settings in replies, separate from those in requests: every page loads the former with the user, only forms load the latter.

export const emailServices = ['gmail', 'yahoo', 'smtp'] as const;
export type EmailService = (typeof emailServices)[number];

export const emailSettings = z.object({
  emailService: orNull(z.enum(emailServices)),
  emailUser: orNull(z.string()),
  smtpHost: orNull(z.string()),
  smtpPort: orNull(z.number()),
  hasEmailPass: z.boolean(),
});
export type EmailSettings = z.output<typeof emailSettings>;

/** `suggested`: the form suggests each invoice's number. `consecutive`: the series assigns the next one when an invoice is issued. */
export const numberings = ['suggested', 'consecutive'] as const;
export type Numbering = (typeof numberings)[number];

export const numbering = z.object({
  invoice: z.enum(numberings),
  prefix: z.string(),
  next: z.number(),
  /** Numbers with this prefix have been used, so its next number can no longer be set. */
  hasBegun: z._default(z.boolean(), false),
});
export type NumberingReply = z.output<typeof numbering>;

/** The logo on documents, in pixels; `version` changes with every upload. */
export const logo = z.object({
  version: z.string(),
  type: z.enum(logoTypes),
  width: z.number(),
  height: z.number(),
});

export const business = z.object({
  businessKind: orNull(z.enum(businessKinds)),
  tradingName: orNull(z.string()),
  ownName: orNull(z.string()),
  legalName: orNull(z.string()),
  companyNumber: orNull(z.string()),
  registeredOffice: orNull(z.string()),
  address: orNull(z.string()),
  phone: orNull(z.string()),
  email: orNull(z.string()),
  vatScheme: z._default(z.enum(vatSchemes), 'none'),
  vatNumber: orNull(z.string()),
  vatFrom: orNull(z.string()),
  vatTo: orNull(z.string()),
  cisStatus: z._default(z.enum(cisStatuses), 'none'),
  utr: orNull(z.string()),
  paymentTermsDays: orNull(z.number()),
  quoteValidDays: orNull(z.number()),
  quoteTerms: orNull(z.string()),
  brandColour: orNull(z.string()),
  bankName: orNull(z.string()),
  accountName: orNull(z.string()),
  sortCode: orNull(z.string()),
  accountNumber: orNull(z.string()),
  bankHolidays: orNull(z.enum(nations)),
  logo: orNull(logo),
  updatedAt: orNull(z.string()),
});
export type Business = z.output<typeof business>;
