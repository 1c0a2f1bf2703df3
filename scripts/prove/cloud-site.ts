import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import type { Browser, Page } from '@playwright/test';
import { connect } from '../../infra/stripe/connect.ts';
import { hmrcSandbox } from '../../local/hmrc/sandbox.ts';
import { aws, idsOf, only, resourcesOf, stackOf, tableIn } from '../deployed.ts';
import type { Person, Site } from './site.ts';

const urlOf = async (stage: string): Promise<string> => {
  const stack = stackOf(stage, 'app');
  const { Stacks } = await aws<{ Stacks: { Outputs: { OutputKey: string; OutputValue: string }[] }[] }>(
    'cloudformation',
    'describe-stacks',
    '--stack-name',
    stack,
  );
  const url = Stacks[0]?.Outputs.find(({ OutputKey }) => OutputKey === 'Url')?.OutputValue;
  if (!url) throw new Error(`${stack} does not say where the app is`);
  return url;
};

/** Makes somebody in the user pool without a mail. The password meets every rule a pool can have. */
const newcomerIn = (userPool: string) => async (): Promise<Person> => {
  const person = {
    email: `prove-${randomBytes(4).toString('hex')}@example.com`,
    password: `aA1!${randomBytes(18).toString('base64url')}`,
  };
  const of = ['--user-pool-id', userPool, '--username', person.email];
  const attributes = [`Name=email,Value=${person.email}`, 'Name=email_verified,Value=true'];
  await aws(
    'cognito-idp',
    'admin-create-user',
    ...of,
    '--message-action',
    'SUPPRESS',
    '--user-attributes',
    ...attributes,
  );
  await aws('cognito-idp', 'admin-set-user-password', ...of, '--permanent', '--password', person.password);
  return person;
};

/** Managed login asks for the address on one page and for the password on the next. */
const typeAtCognito = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.locator('input[name="username"]:visible').fill(email);
  await page.locator('button[type="submit"]:visible').first().click();
  await page.locator('input[name="password"]:visible').fill(password);
  await page.locator('button[type="submit"]:visible').first().click();
};

/** Stripe's client for a test key; a live one would charge a real card and knows no test clocks. */
const testStripe = (key: string | undefined) => {
  if (!key) return undefined;
  if (!/^(sk|rk)_test_/.test(key))
    throw new Error('STRIPE_SECRET_KEY is no test key: prove a stage that pays in test mode');
  return connect(key);
};

/** A deployed stage, found by its stacks with whatever the AWS command line is signed in with. */
export const cloudSite = async (stage: string, browser: Browser): Promise<Site> => {
  const [data, app, origin] = await Promise.all([
    resourcesOf(stage, 'data'),
    resourcesOf(stage, 'app'),
    urlOf(stage),
  ]);
  const userPool = only(data, 'AWS::Cognito::UserPool');
  const api = only(app, 'AWS::ApiGatewayV2::Api');
  const region = process.env.AWS_REGION ?? 'eu-west-2';
  return {
    stage,
    origin,
    browser,
    newcomer: newcomerIn(userPool),
    typeAt: typeAtCognito,
    records: DynamoDBDocument.from(new DynamoDBClient({ region })),
    table: tableIn(data),
    stripe: testStripe(process.env.STRIPE_SECRET_KEY),
    hmrc: hmrcSandbox(),
    cloud: {
      aws,
      userPool,
      apiOrigin: `https://${api}.execute-api.${region}.amazonaws.com`,
      alarms: idsOf(app, 'AWS::CloudWatch::Alarm'),
    },
    scans: { inTurn: 6, atOnce: 10 },
  };
};
