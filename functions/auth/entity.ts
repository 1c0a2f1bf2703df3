import { CustomAttributeType, Entity } from 'electrodb';
import { onTable, ownerKey, service } from '#functions/lib/entity.ts';
import { nations } from '#shared/calendar/nations.ts';
import { businessKinds, cisStatuses, logoTypes, vatSchemes } from '#shared/settings/options.ts';
import { emailServices } from '#shared/settings/shown.ts';
import { subscriptionStatuses } from '#shared/subscription/status.ts';
import type { KeptTax } from '#shared/tax/settings.ts';

const text = { type: 'string' } as const;

/** The user: who they are, what they may do, how their invoices look and where their mail goes out. */
export const userEntity = new Entity(
  {
    model: { entity: 'user', version: '1', service },
    attributes: {
      userId: { type: 'string', required: true, readOnly: true },
      email: { type: 'string', required: true },
      /** Of its mailbox; see functions/auth/mailbox-hash.ts. */
      mailboxHash: text,
      /** The identity (`sub`) that signs in now, where it is not the first one, whose `sub` is the user's id. */
      identityId: text,
      firstName: text,
      lastName: text,
      /** True once the user has said their name here: what the provider says no longer counts. */
      namedHere: { type: 'boolean' },
      profileImageUrl: text,
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
      emailService: { type: emailServices },
      emailUser: text,
      /** Sealed for its user; see functions/lib/seal.ts. */
      emailPassSealed: text,
      smtpHost: text,
      smtpPort: { type: 'number' },
      /** Overdue invoices are reminded every morning; off unless switched on. */
      remindersOn: { type: 'boolean' },
      /** Where clients are asked to write a review; nobody is asked without it. */
      reviewUrl: text,
      /** Clients are mailed the day before an appointment; off unless switched on. */
      appointmentsOn: { type: 'boolean' },
      /** How the business is taxed (shared/tax/settings.ts); only what was set. */
      tax: { type: CustomAttributeType<KeptTax>('any') },
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
          bankName: text,
          accountName: text,
          /** Sort code, account number and UTR, sealed for their user; see functions/auth/business.ts. */
          sealed: text,
          /** Of those who have saved nothing since: once saved, both lie in `sealed`. */
          sortCode: text,
          accountNumber: text,
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
      /** Set once the user has asked for their account to be erased: nobody can sign in to it any more. */
      erasingSince: text,
      /** Keys of the directory of all users (functions/auth/directory.ts). */
      directory: { type: 'string', field: 'gsi2pk' },
      directoryKey: { type: 'string', field: 'gsi2sk' },
      createdAt: { type: 'string', required: true, readOnly: true },
      updatedAt: { type: 'string', required: true },
    },
    indexes: {
      byId: { pk: ownerKey, sk: { field: 'sk', composite: [], template: 'user', casing: 'none' } },
    },
  },
  onTable,
);

/** Holds an email address for one user, so that no second one can have it. */
export const emailGuard = new Entity(
  {
    model: { entity: 'emailGuard', version: '1', service },
    attributes: {
      email: { type: 'string', required: true },
      userId: { type: 'string', required: true },
    },
    indexes: {
      byEmail: {
        pk: { field: 'pk', composite: ['email'], template: 'email#${email}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'guard', casing: 'none' },
      },
    },
  },
  onTable,
);
