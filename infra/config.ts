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

/** What CloudWatch Logs offers, up to two years. */
const retentions = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731];

const domainParts = ['domainName', 'hostedZoneId', 'hostedZoneName'] as const;

const settings = z
  .strictObject(
    {
      stage: z.enum(['dev', 'prod'], 'The stage must be dev or prod: pass -c stage=dev or -c stage=prod'),
      region: z._default(z.string(), 'eu-west-2'),
      /** AWS account id; without it the one that the credentials belong to. */
      account: z.optional(z.coerce.string().check(z.regex(/^\d{12}$/, 'account must be 12 digits'))),
      /** Who is mailed when an alarm rings or the bill grows. */
      alarmEmail: z.email({ error: badAlarmEmail }),
      /** US dollars a month above which the owner is told. */
      monthlyBudget: positive('monthlyBudget', 'the US dollars a month above which you want to be told'),
      /** Days that logs are kept. */
      logDays: z.coerce
        .number(missing('logDays', 'how many days logs are kept'))
        .check(
          z.refine((days) => retentions.includes(days), `logDays must be one of ${retentions.join(', ')}`),
        ),
      /** True where data must outlive a mistake: the stack's deletion leaves it, and it cannot be deleted by hand either. */
      keepData: z.boolean(missing('keepData', 'whether data must survive the stack being deleted')),
      /** True for the first deployment alone: what is kept is not guarded yet, so that one that failed can begin again. */
      firstTime: z.optional(z.boolean('firstTime must be true or false')),
      /** True puts AWS WAF before the site and the sign-in pages. */
      firewall: z.boolean(missing('firewall', 'whether AWS WAF stands before the site')),
      /** Calls of the API that all users together may make in a second; API Gateway's own quota is 10,000. */
      callsPerSecond: z._default(whole('callsPerSecond', 100), 500),
      /** Reminders sent at once. Each sender mails about one a second: as many as SES allows mails in a second. */
      sendersAtOnce: z._default(whole('sendersAtOnce', 2), 2),
      /** e.g. `app.example.com`; without it the site is at an address of CloudFront's. */
      domainName: z.optional(z.string()),
      hostedZoneId: z.optional(z.string()),
      hostedZoneName: z.optional(z.string()),
      /** The platform's sender, e.g. `Fettle <mail@example.com>`; without it the app says that mail is not configured. */
      mailFrom: z.optional(text('mailFrom', 'the platform sender')),
      /** True once SES has verified the sender's domain and let the account out of its sandbox: sign-in mails go that way too. */
      mailVerified: z.optional(z.boolean('mailVerified must be true or false')),
      /** A table restored to a point in time that stands in for the stack's own; see docs/deploy.md. */
      restoredTable: z.optional(z.string()),
      /** Stripe's `pk_…`, which browsers see; its secret keys lie in Secrets Manager. */
      stripePublishableKey: z.optional(
        z.string().check(z.regex(/^pk_/, 'stripePublishableKey must begin with pk_')),
      ),
      /** Which of HMRC's is filed with: `production` only once HMRC has approved the app (docs/runbook.md). */
      hmrc: z._default(z.enum(['sandbox', 'production'], 'hmrc must be sandbox or production'), 'sandbox'),
      /** The identity provider's id (`sub`) of the one admin. */
      adminUserId: z.optional(z.string()),
      /** The one account that may have many receipts read a day, so that reading can be measured. */
      measuringEmail: z.optional(z.email('measuringEmail must be an email address')),
      /** `owner/name` on GitHub, or `owner@id/name@id` where its tokens say so: its workflows may deploy this stage. */
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
      /** Version id of the origin secret that CloudFront sends; see docs/runbook.md. */
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

/** The command line knows only text. */
const unquoted = (value: unknown): unknown =>
  value === 'true' || value === 'false' ? value === 'true' : value;

/** Everything wrong with the settings at once, one plain sentence each. */
export class BadSettings extends Error {}

/**
 * The settings of the stage that `-c stage=` names (dev without one): what cdk.json says under `stages`, overridden
 * by `-c name=value`. Throws BadSettings.
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
  // Of a stage that does not exist nothing else is known either.
  const told = issues.find(({ path }) => path[0] === 'stage');
  throw new BadSettings((told ? [told] : issues).map(({ message }) => message).join('\n'));
};
