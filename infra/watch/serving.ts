import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { errorsLogged, type Happening } from '#shared/happenings.ts';
import type { Contract } from '#shared/route.ts';
import { scanRoute, webhookRoutes } from '../app/throttles.ts';
import type { Settings } from '../config.ts';
import type { Alarms } from './alarms.ts';
import { counted } from './counts.ts';
import { turnedAway } from './turned-away.ts';

const sum = { period: Duration.minutes(5), statistic: Stats.SUM };

/** A metric of one route; API Gateway publishes it only if infra/app/api.ts turns it on. */
const ofRoute = (api: HttpApi, { method, path }: Contract, metricName: string, statistic: string): Metric =>
  new Metric({
    period: sum.period,
    statistic,
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: api.apiId, Stage: '$default', Method: method, Resource: path },
  });

/** The sum over several routes; one without data counts as zero. */
const ofRoutes = (api: HttpApi, routes: readonly Contract[], metricName: string): IMetric => {
  const usingMetrics = Object.fromEntries(
    routes.map((route, at) => [`m${at}`, ofRoute(api, route, metricName, Stats.SUM)]),
  );
  const expression = Object.keys(usingMetrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, period: sum.period, label: metricName });
};

export const watchApi = (alarms: Alarms, api: HttpApi): void => {
  alarms.add('api-5xx', 'The API answers with server errors.', {
    metric: api.metricServerError(sum),
    from: 5,
    stopsRelease: true,
  });
  // Scans, which may take seconds, are one to two calls in a hundred: they would dominate the 99th percentile.
  alarms.add('api-latency', 'Five calls in a hundred take more than 3 seconds.', {
    metric: api.metricLatency({ ...sum, statistic: Stats.percentile(95) }),
    from: 3000,
    of: 3,
    in: 5,
  });
};

export const watchScans = (alarms: Alarms, api: HttpApi): void =>
  alarms.add('scan-latency', 'Reading a receipt takes more than 15 seconds for one user in twenty.', {
    metric: ofRoute(api, scanRoute, 'Latency', Stats.percentile(95)),
    from: 15_000,
    of: 3,
    in: 5,
  });

/** Lambda counts these per account, which is why each stage should have its own. */
export const watchFunctions = (alarms: Alarms): void => {
  alarms.add(
    'function-errors',
    'A function ended without an answer: it crashed or ran out of time or memory.',
    {
      metric: LambdaFunction.metricAllErrors(sum),
      from: 1,
      stopsRelease: true,
    },
  );
  alarms.add('function-throttles', 'Calls were turned away because too many functions ran at once.', {
    metric: LambdaFunction.metricAllThrottles(sum),
    from: 1,
  });
};

/** Problems that make no call fail. */
export const watchLogs = (alarms: Alarms, settings: Settings): void => {
  const paidForNothing: Happening = 'PaidForNothing';
  alarms.add(
    'paid-for-nothing',
    'A customer paid by card for an invoice that is gone: they are owed it back.',
    {
      metric: counted(paidForNothing, settings),
      from: 1,
    },
  );
  const browserFailed: Happening = 'BrowserFailed';
  alarms.add('browser-failures', 'The app failed in people’s browsers, again and again.', {
    metric: counted(browserFailed, settings),
    from: 5,
    of: 2,
    in: 3,
  });
  alarms.add('errors-logged', 'The functions logged errors, though perhaps no call failed.', {
    metric: counted(errorsLogged, settings),
    from: 5,
    of: 2,
    in: 3,
  });
};

export const watchTable = (alarms: Alarms, table: ITableV2): void =>
  alarms.add('table-throttles', 'DynamoDB turned requests away.', {
    metric: turnedAway(table),
    from: 10,
    of: 2,
    in: 3,
  });

/** The percentage of writes retried because they met another write of the same firm: a firm's head record takes one at a time. */
const headConflicts = (table: ITableV2, settings: Settings): IMetric => {
  const period = Duration.minutes(15);
  const conflicts: Happening = 'HeadConflicts';
  const usingMetrics = {
    conflicts: counted(conflicts, settings).with({ period }),
    writes: new Metric({
      namespace: 'AWS/DynamoDB',
      metricName: 'SuccessfulRequestLatency',
      dimensionsMap: { TableName: table.tableName, Operation: Operation.TRANSACT_WRITE_ITEMS },
      statistic: Stats.SAMPLE_COUNT,
      period,
    }),
  };
  // One conflict among a few writes would look like many.
  const expression = 'IF(writes >= 50, 100 * FILL(conflicts, 0) / writes, 0)';
  return new MathExpression({ expression, usingMetrics, period, label: 'Writes that went again, %' });
};

export const watchChanges = (alarms: Alarms, table: ITableV2, settings: Settings): void =>
  alarms.add('head-conflicts', 'Writes of one firm hold each other up: every fifth goes again.', {
    metric: headConflicts(table, settings),
    from: 20,
  });

export const watchWebhook = (alarms: Alarms, api: HttpApi): void => {
  const of = (metricName: string) => ofRoutes(api, webhookRoutes, metricName);
  alarms.add('webhook-failures', "Stripe's events fail here; it sends them again for three days.", {
    metric: of('5xx'),
    from: 1,
  });
  alarms.add(
    'webhook-refused',
    "Stripe's events are refused: most likely the webhook secret is not Stripe's.",
    {
      metric: of('4xx'),
      from: 5,
    },
  );
};

/** SES reviews accounts with 5 % bounces or 0.1 % complaints. */
export const watchMail = (alarms: Alarms, settings: Settings): void => {
  const refused: Happening = 'MailRefused';
  alarms.add('mail-refused', "SES refuses the platform's mail: sandbox, quota of the day, or switched off.", {
    metric: counted(refused, settings),
    from: 3,
  });
  const reputation = (metricName: string): Metric =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.MAXIMUM });
  alarms.add('mail-bounces', 'Too many mails bounce: SES stops an account at 10 %.', {
    metric: reputation('Reputation.BounceRate'),
    from: 0.05,
  });
  alarms.add('mail-complaints', 'Too many recipients call our mail spam: SES stops an account at 0.5 %.', {
    metric: reputation('Reputation.ComplaintRate'),
    from: 0.001,
  });
};
