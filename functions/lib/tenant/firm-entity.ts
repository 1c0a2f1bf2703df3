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
import { businessKinds, cisStatuses, logoTypes } from '#shared/settings/options.ts';
import { emailServices } from '#shared/settings/shown.ts';
import type { KeptTax } from '#shared/tax/settings.ts';
import { nations } from '#shared/uk/nations.ts';
import { vatSchemes } from '#shared/uk/vat-schemes.ts';

/** The firm: who founded it, what it may do, how its papers look and where its mail goes out. It owns every record of its business. */
export const firmEntity = new Entity(
  {
    model: { entity: 'firm', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** Its founder, who never changes: what the API tells as the `userId` of its records. */
      userId: userAttribute,
      /** As the founder signs in and is called: papers and mails fall back on it where the business says nothing. */
      email: { type: 'string', required: true },
      firstName: text,
      lastName: text,
      stripeCustomerId: text,
      stripeSubscriptionId: text,
      /** What the provider said of the subscription when it was last asked. */
      subscriptionStatus: { type: subscriptionStatuses },
      subscriptionEndedAt: text,
      /** When the period ends that the subscription was last seen in. */
      subscriptionPeriodEnd: text,
      /** How often the provider has been asked; see functions/subscription/settle.ts. */
      settledCount: { type: 'number' },
      trialStartDate: text,
      trialEndDate: text,
      isTrialActive: { type: 'boolean' },
      /** Set by the platform's admin: what it mails clients goes out from the platform no more. */
      mailStoppedAt: text,
      /** How many clients have called a mail of it spam. */
      complaints: { type: 'number' },
      emailService: { type: emailServices },
      emailUser: text,
      /** Sealed for its firm; see functions/lib/seal.ts. */
      emailPassSealed: text,
      smtpHost: text,
      smtpPort: { type: 'number' },
      /** Overdue invoices are reminded every morning; off unless switched on. */
      remindersOn: { type: 'boolean' },
      /** On these days past the due date, and in these words; the app's own where nothing was chosen. */
      reminderDays: { type: CustomAttributeType<ReminderStep[]>('any') },
      reminderWords: text,
      /** Where clients are asked to write a review; nobody is asked without it. */
      reviewUrl: text,
      /** Clients are mailed the day before an appointment; off unless switched on. */
      appointmentsOn: { type: 'boolean' },
      /** Clients are told of what is due; off unless switched on. */
      dues: { type: CustomAttributeType<DuesSettings>('any') },
      /** Keys of the due index, while it tells: it comes up every morning. */
      dueShard: { type: 'string', field: 'gsi1pk' },
      dueKey: { type: 'string', field: 'gsi1sk' },
      /** How the business is taxed (shared/tax/settings.ts); only what was set. */
      tax: { type: CustomAttributeType<KeptTax>('any') },
      /** How it works and pays (shared/firms/rules.ts). */
      rules: { type: CustomAttributeType<KeptRules>('any') },
      /** Of the private address by which a calendar reads the jobs: a link of a lower epoch has ended, as all have where it was not made. */
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
          /** Sort code, account number and UTR, sealed for their firm; see functions/firms/business.ts. */
          sealed: text,
          bankHolidays: { type: nations },
          /** The picture itself lies in the bucket; see functions/paper/logo.ts. */
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
      /** How many people may sign in to it, and how many of them own it: never none. */
      members: { type: 'number', required: true },
      owners: { type: 'number', required: true },
      /** Set once its erasure was asked for: nobody gets in any more. */
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

/** A person in a firm. This decides who gets in, not what a cookie or the person's own list says. */
export const memberEntity = new Entity(
  {
    model: { entity: 'member', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      userId: userAttribute,
      role: { type: roles, required: true },
      seesPrices: { type: 'boolean', required: true },
      /** Which of the firm's employees they are. */
      employeeId: { type: 'number' },
      state: { type: memberStates, required: true },
      joinedAt: { type: 'string', required: true },
      removedAt: text,
      /** Whether what they did before is still taken from their devices. */
      unsent: { type: ['take', 'refuse'] as const },
      /** What came from their devices after they were removed. */
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
      /** Devices that an owner signed out of the firm; a fresh sign-in there takes them out of it. */
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
      /** Of their own calendar's address in the field, as the firm's. */
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

/** Holds an employee for one person, so that no second one signs in as them. */
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

/** The same in the person's partition, by which their firms are found. */
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
