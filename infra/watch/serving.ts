import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { webhookRoute } from '../app/throttles.ts';
import type { Alarms } from './alarms.ts';

const sum = { period: Duration.minutes(5), statistic: Stats.SUM };

export const watchApi = (alarms: Alarms, api: HttpApi): void => {
  alarms.add('api-5xx', 'The API answers with server errors.', {
    metric: api.metricServerError(sum),
    from: 5,
  });
  alarms.add('api-latency', 'One call in a hundred takes more than 3 seconds.', {
    metric: api.metricLatency({ ...sum, statistic: Stats.percentile(99) }),
    from: 3000,
    of: 3,
    in: 5,
  });
};

/** Lambda counts these for the whole account, which is why a stage should have one of its own. */
export const watchFunctions = (alarms: Alarms): void => {
  alarms.add(
    'function-errors',
    'A function ended without an answer: it crashed or ran out of time or memory.',
    {
      metric: LambdaFunction.metricAllErrors(sum),
      from: 1,
    },
  );
  alarms.add('function-throttles', 'Calls were turned away because too many functions ran at once.', {
    metric: LambdaFunction.metricAllThrottles(sum),
    from: 1,
  });
};

const used = [
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.TRANSACT_WRITE_ITEMS,
  Operation.UPDATE_ITEM,
];

export const watchTable = (alarms: Alarms, table: ITableV2): void =>
  alarms.add('table-throttles', 'DynamoDB turned requests away.', {
    metric: table.metricThrottledRequestsForOperations({ ...sum, operations: used }),
    from: 10,
    of: 2,
    in: 3,
  });

export const watchWebhook = (alarms: Alarms, api: HttpApi): void => {
  if (!webhookRoute) return;
  const { method, path } = webhookRoute;
  const of = (metricName: string): Metric =>
    new Metric({
      ...sum,
      namespace: 'AWS/ApiGateway',
      metricName,
      dimensionsMap: {
        ApiId: api.apiId,
        Stage: '$default',
        Method: method,
        Resource: path,
      },
    });
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

/** SES puts an account under review at 5 % bounces or 0.1 % complaints. */
export const watchMail = (alarms: Alarms): void => {
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
