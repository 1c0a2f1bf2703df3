import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  onTable,
  service,
  text,
  userAttribute,
  userKey,
} from '#functions/lib/entity.ts';
import { subscriptionStatuses } from '#shared/auth/subscription-status.ts';
import type { KeptRules } from '#shared/firms/rules.ts';
import { roles } from '#shared/members/roles.ts';
import type { DuesSettings } from '#shared/reminders/dues.ts';
import type { ReminderStep } from '#shared/reminders/steps.ts';
import type { Competence } from '#shared/settings/competence-shown.ts';
import { businessKinds, cisStatuses, logoTypes } from '#shared/settings/options.ts';
import { emailServices } from '#shared/settings/shown.ts';
import type { KeptTax } from '#shared/settings/tax/settings.ts';
import { nations } from '#shared/uk/nations.ts';
import { vatSchemes } from '#shared/uk/vat-schemes.ts';

/** The firm: its founder, its plan, the look of its documents and its mail account. It owns every record of its business. */
export const firmEntity = new Entity(
  {
    model: { entity: 'firm', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** Its founder, who never changes; the API returns it as the `userId` of its records. */
      userId: userAttribute,
      /** The founder's email and name, the fallback on documents and mails where the business has none. */
      email: { type: 'string', required: true },
      firstName: text,
      lastName: text,
      stripeCustomerId: text,
      stripeSubscriptionId: text,
      /** The subscription's status when we last asked Stripe. */
      subscriptionStatus: { type: subscriptionStatuses },
      subscriptionEndedAt: text,
      /** The end of the subscription's period when last seen. */
      subscriptionPeriodEnd: text,
      /** How often we asked Stripe; see functions/subscription/settle.ts. */
      settledCount: { type: 'number' },
      trialStartDate: text,
      trialEndDate: text,
      isTrialActive: { type: 'boolean' },
      /** Set by the platform's admin: stops its mail to clients from the platform. */
      mailStoppedAt: text,
      /** How many clients reported its mail as spam. */
      complaints: { type: 'number' },
      emailService: { type: emailServices },
      emailUser: text,
      /** Sealed for its firm; see functions/lib/seal.ts. */
      emailPassSealed: text,
      smtpHost: text,
      smtpPort: { type: 'number' },
      /** Sends reminders of overdue invoices every morning; off by default. */
      remindersOn: { type: 'boolean' },
      /** The schedule in days past the due date, and the text; the app's defaults if unset. */
      reminderDays: { type: CustomAttributeType<ReminderStep[]>('any') },
      reminderWords: text,
      /** Where clients are asked to write a review; if unset, nobody is asked. */
      reviewUrl: text,
      /** Mails clients the day before an appointment; off by default. */
      appointmentsOn: { type: 'boolean' },
      /** Tells clients what is due; off by default. */
      dues: { type: CustomAttributeType<DuesSettings>('any') },
      /** What it is registered and equipped for. */
      competence: { type: CustomAttributeType<Competence>('any') },
      /** Keys of the due index while it tells clients, so that it comes up every morning. */
      dueShard: { type: 'string', field: 'gsi1pk' },
      dueKey: { type: 'string', field: 'gsi1sk' },
      /** How the business is taxed (shared/settings/tax/settings.ts); only what was set. */
      tax: { type: CustomAttributeType<KeptTax>('any') },
      /** Under which name its tax counters were last counted (functions/figures/tax-day-entity.ts). */
      taxCounted: text,
      /** Its working and pay rules (shared/firms/rules.ts). */
      rules: { type: CustomAttributeType<KeptRules>('any') },
      /** The epoch of the private calendar URL: links with a lower one have ended, and so have all if it is unset. */
      feedEpoch: { type: 'number' },
      feedMadeAt: text,
      business: {
        type: 'map',
        properties: {
          businessKind: { type: businessKinds },
          tradingName: text,
          ownName: text,
          legalName: text,
          companyNumber: text,
          registeredOffice: text,
          address: text,
          phone: text,
          email: text,
          vatScheme: { type: vatSchemes },
          vatNumber: text,
          vatFrom: text,
          vatTo: text,
          cisStatus: { type: cisStatuses },
          paymentTermsDays: { type: 'number' },
          quoteValidDays: { type: 'number' },
          quoteTerms: text,
          brandColour: text,
          bankName: text,
          accountName: text,
          /** Sort code, account number and UTR, sealed for the firm; see functions/firms/business.ts. */
          sealed: text,
          bankHolidays: { type: nations },
          /** The picture itself is in the bucket; see functions/paper/logo.ts. */
          logo: {
            type: 'map',
            properties: {
              version: { type: 'string', required: true },
              type: { type: logoTypes, required: true },
              width: { type: 'number', required: true },
              height: { type: 'number', required: true },
            },
          },
          updatedAt: text,
        },
      },
      /** How many members it has, and how many are owners: never none. */
      members: { type: 'number', required: true },
      owners: { type: 'number', required: true },
      /** Set once its erasure is requested: nobody can enter it any more. */
      erasingSince: text,
      /** Keys of the directory of all firms (functions/firms/directory.ts). */
      directory: { type: 'string', field: 'gsi2pk' },
      directoryKey: { type: 'string', field: 'gsi2sk' },
      createdAt: { type: 'string', required: true, readOnly: true },
      updatedAt: { type: 'string', required: true },
    },
    indexes: {
      byId: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'firm', casing: 'none' } },
    },
  },
  onTable,
);
export type StoredFirm = EntityItem<typeof firmEntity>;

export const memberStates = ['active', 'removed'] as const;

/** A person's membership of a firm. This decides who gets in, not a cookie or the person's own list. */
export const memberEntity = new Entity(
  {
    model: { entity: 'member', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      userId: userAttribute,
      role: { type: roles, required: true },
      seesPrices: { type: 'boolean', required: true },
      /** The employee that they are. */
      employeeId: { type: 'number' },
      state: { type: memberStates, required: true },
      joinedAt: { type: 'string', required: true },
      removedAt: text,
      /** Whether unsent changes from before their removal are still accepted. */
      unsent: { type: ['take', 'refuse'] as const },
      /** The changes that arrived after their removal. */
      late: {
        type: 'list',
        items: {
          type: 'map',
          properties: {
            at: { type: 'string', required: true },
            made: { type: 'string', required: true },
            route: { type: 'string', required: true },
            id: { type: 'number' },
            jobId: { type: 'number' },
          },
        },
      },
      /** Devices that an owner signed out of the firm; signing in again on one removes it. */
      out: {
        type: 'list',
        items: {
          type: 'map',
          properties: {
            deviceId: { type: 'string', required: true },
            at: { type: 'string', required: true },
          },
        },
      },
      /** The epoch of a field worker's own calendar URL, like the firm's. */
      feedEpoch: { type: 'number' },
      feedMadeAt: text,
      updatedAt: { type: 'string', required: true },
    },
    indexes: {
      byUser: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['userId'], template: 'member#${userId}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type StoredMember = EntityItem<typeof memberEntity>;

/** Uniqueness guard: one employee, one person. */
export const memberOfGuard = new Entity(
  {
    model: { entity: 'memberOf', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      employeeId: { type: 'number', required: true },
      userId: userAttribute,
    },
    indexes: {
      byEmployee: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['employeeId'], template: 'memberOf#${employeeId}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** The membership in the person's partition, for finding their firms. */
export const membershipEntity = new Entity(
  {
    model: { entity: 'membership', version: '1', service },
    attributes: { userId: userAttribute, firmId: firmAttribute },
    indexes: {
      byFirm: {
        pk: userKey,
        sk: { field: 'sk', composite: ['firmId'], template: 'membership#${firmId}', casing: 'none' },
      },
    },
  },
  onTable,
);
