import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import type { Browser } from '@playwright/test';
import { connect } from '../../infra/stripe/connect.ts';
import { tableName } from '../../local/environment.ts';
import type { Services } from '../../local/services.ts';
import type { Site } from './site.ts';

/** The system that this process runs. */
export const localSite = (services: Services, browser: Browser): Site => ({
  stage: 'local',
  origin: services.app,
  browser,
  newcomer: async () => ({ email: `${randomUUID()}@example.com`, password: '' }),
  typeAt: async (page, { email }) => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  records: DynamoDBDocument.from(new DynamoDBClient()),
  table: tableName,
  stripe: connect(process.env.STRIPE_SECRET_KEY ?? '', process.env.STRIPE_API_URL),
  hmrc: {
    application: {
      clientId: process.env.HMRC_CLIENT_ID ?? '',
      clientSecret: process.env.HMRC_CLIENT_SECRET ?? '',
    },
    apiUrl: services.hmrc,
    signInUrl: services.hmrcSignIn,
  },
  cloud: undefined,
  scans: { inTurn: 1, atOnce: 2 },
});
