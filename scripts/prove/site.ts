import type { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Stripe } from 'stripe';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import type { HmrcAt } from '../../local/environment.ts';
import { type Api, apiWith } from '../../local/testing/api-client.ts';

/** What only AWS has. */
export interface Cloud {
  /** Runs the AWS CLI and returns its JSON. */
  aws: <T>(...words: string[]) => Promise<T>;
  userPool: string;
  /** API Gateway's own address, bypassing CloudFront. */
  apiOrigin: string;
  alarms: string[];
}

export interface Person {
  email: string;
  password: string;
}

/** A site to check, deployed or local. */
export interface Site {
  stage: string;
  origin: string;
  browser: Browser;
  /** A new user who can sign in. */
  newcomer: () => Promise<Person>;
  /** What they type at the identity provider; the page stands at its first form. */
  typeAt: (page: Page, person: Person) => Promise<void>;
  records: DynamoDBDocument;
  table: string;
  /** The account the site pays by, in test mode; undefined where no key of it was given. */
  stripe: Stripe | undefined;
  /** The HMRC that it files with, and an application there; undefined where none was given. */
  hmrc: HmrcAt | undefined;
  /** Undefined on one machine. */
  cloud: Cloud | undefined;
  /** How many pictures are read one after the other, and how many at once. */
  scans: { inTurn: number; atOnce: number };
}

/** Somebody signed in, with their browser. */
export interface Visitor extends Person {
  userId: UserId;
  /** The firm that their subscription founds. */
  firmId: FirmId;
  context: BrowserContext;
  api: Api;
}

/** The API with the session of a browser. */
export const apiOf = async (origin: string, context: BrowserContext): Promise<Api> => {
  const cookies = await context.cookies(origin.replace(/^http:/, 'https:'));
  return apiWith(origin, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
};
