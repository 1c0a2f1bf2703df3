import type { Node } from 'constructs';
import * as z from 'zod/mini';

const missing = (name: string, what: string): string =>
  `${name} is missing: ${what}. Put it into cdk.json under the stage, or pass -c ${name}=…`;

const text = (name: string, what: string) => z.string(missing(name, what)).check(z.minLength(1));
const positive = (name: string, what: string) =>
  z.coerce.number(missing(name, what)).check(z.gt(0, `${name} must be a number above 0`));

const whole = (name: string, least: number) => {
  const said = `${name} must be a whole number, ${least} or more`;
  return z.coerce.number(said).check(z.int(said), z.gte(least, said));
};

const noSuchSetting = (issue: { code: string; keys?: string[] }): string | undefined =>
  issue.code === 'unrecognized_keys' ? `There is no setting called ${issue.keys?.join(' or ')}` : undefined;

const badAlarmEmail = ({ input }: { input?: unknown }): string =>
  input === undefined
    ? missing('alarmEmail', 'who is mailed when an alarm rings')
    : 'alarmEmail must be an email address';

/** The retention periods that CloudWatch Logs offers, up to two years, in days. */
const retentions = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731];

const domainParts = ['domainName', 'hostedZoneId', 'hostedZoneName'] as const;

const settings = z
  .strictObject(
    {
      stage: z.enum(['dev', 'prod'], 'The stage must be dev or prod: pass -c stage=dev or -c stage=prod'),
      region: z._default(z.string(), 'eu-west-2'),
      /** AWS account id; by default that of the credentials. */
      account: z.optional(z.coerce.string().check(z.regex(/^\d{12}$/, 'account must be 12 digits'))),
      /** Who gets the alarm and budget mails. */
      alarmEmail: z.email({ error: badAlarmEmail }),
      /** Monthly budget in US dollars; the owner is mailed when it is exceeded. */
      monthlyBudget: positive('monthlyBudget', 'the US dollars a month above which you want to be told'),
      /** Log retention in days. */
      logDays: z.coerce
        .number(missing('logDays', 'how many days logs are kept'))
        .check(
          z.refine((days) => retentions.includes(days), `logDays must be one of ${retentions.join(', ')}`),
        ),
      /** True where data must survive mistakes: it is retained when the stack is deleted, and deletion protection is on. */
      keepData: z.boolean(missing('keepData', 'whether data must survive the stack being deleted')),
      /**
       * True for a stage's first deployment only: deletion protection stays off, so that a failed deployment can be rolled back
       * and retried.
       */
      firstTime: z.optional(z.boolean('firstTime must be true or false')),
      /** True puts AWS WAF in front of the site and the sign-in pages. */
      firewall: z.boolean(missing('firewall', 'whether AWS WAF stands before the site')),
      /** API calls per second, over all users; API Gateway's own quota is 10,000. */
      callsPerSecond: z._default(whole('callsPerSecond', 100), 500),
      /** Concurrent senders of reminders. Each sends about one mail a second, so set it to SES's rate per second. */
      sendersAtOnce: z._default(whole('sendersAtOnce', 2), 2),
      /** e.g. `app.example.com`; by default the site is at CloudFront's own domain. */
      domainName: z.optional(z.string()),
      hostedZoneId: z.optional(z.string()),
      hostedZoneName: z.optional(z.string()),
      /** The platform's sender, e.g. `Fettle <mail@example.com>`; if missing, the app says that mail is not configured. */
      mailFrom: z.optional(text('mailFrom', 'the platform sender')),
      /**
       * True once SES has verified the sender's domain and moved the account out of its sandbox: sign-in mails then go through it
       * too.
       */
      mailVerified: z.optional(z.boolean('mailVerified must be true or false')),
      /** A table restored to a point in time, used in place of the stack's own; see docs/deploy.md. */
      restoredTable: z.optional(z.string()),
      /** Stripe's publishable key, `pk_…`; the secret keys are in Secrets Manager. */
      stripePublishableKey: z.optional(
        z.string().check(z.regex(/^pk_/, 'stripePublishableKey must begin with pk_')),
      ),
      /** Which HMRC environment we file with: `production` only once HMRC has approved the app (docs/runbook.md). */
      hmrc: z._default(z.enum(['sandbox', 'production'], 'hmrc must be sandbox or production'), 'sandbox'),
      /** The identity provider's id (`sub`) of the one admin. */
      adminUserId: z.optional(z.string()),
      /** The one account with a high daily limit of scans, to measure the reader. */
      measuringEmail: z.optional(z.email('measuringEmail must be an email address')),
      /** `owner/name` on GitHub, or `owner@id/name@id` if its OIDC tokens contain ids: its workflows may deploy this stage. */
      repository: z.optional(
        z
          .string()
          .check(
            z.regex(
              /^[\w.-]+\/[\w.-]+$|^[\w.-]+@\d+\/[\w.-]+@\d+$/,
              'repository must be owner/name, or owner@id/name@id; docs/deploy.md says which, and how to read the ids',
            ),
          ),
      ),
      /** Version id of the origin secret in use at CloudFront; see docs/runbook.md. */
      originSecretVersion: z.optional(z.string()),
    },
    { error: noSuchSetting },
  )
  .check(
    z.refine((given) => new Set(domainParts.map((part) => given[part] === undefined)).size === 1, {
      error: `${domainParts.join(', ')} belong together: give all three, or none for an address of CloudFront's`,
      path: ['domainName'],
    }),
    z.refine(({ mailVerified, mailFrom }) => !mailVerified || mailFrom !== undefined, {
      error: 'mailVerified needs mailFrom: which sender has SES verified?',
      path: ['mailFrom'],
    }),
  );

export type Settings = z.output<typeof settings>;
const names = Object.keys(settings.def.shape);

/** Values from the command line are always strings. */
const unquoted = (value: unknown): unknown =>
  value === 'true' || value === 'false' ? value === 'true' : value;

/** Every error in the settings, one plain sentence each. */
export class BadSettings extends Error {}

/**
 * The settings of the stage named by `-c stage=` (default dev): cdk.json's `stages`, overridden by `-c name=value`. Throws
 * BadSettings.
 */
export const settingsOf = (node: Node): Settings => {
  const stage: unknown = node.tryGetContext('stage') ?? 'dev';
  const stages: Record<string, object> = node.tryGetContext('stages') ?? {};
  const given = names.flatMap((name) => {
    const value: unknown = node.tryGetContext(name);
    return value === undefined ? [] : [[name, unquoted(value)]];
  });
  const result = z.safeParse(settings, { ...stages[String(stage)], ...Object.fromEntries(given), stage });
  if (result.success) return result.data;
  const { issues } = result.error;
  // Without a valid stage there is nothing else to check.
  const told = issues.find(({ path }) => path[0] === 'stage');
  throw new BadSettings((told ? [told] : issues).map(({ message }) => message).join('\n'));
};
