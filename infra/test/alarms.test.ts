import { readFileSync } from 'node:fs';
import { isSent, type NamedMetric } from './metrics.ts';
import { stageNames } from './stages.ts';
import { granted } from './statements.ts';
import { only, resources } from './templates.ts';
import { mayPublish } from './topics.ts';

type Part = { Id: string; Expression?: string; MetricStat?: { Metric: NamedMetric } };
interface Alarm extends Partial<NamedMetric> {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions: { Ref: string }[];
  OKActions: { Ref: string }[];
  InsufficientDataActions?: { Ref: string }[];
  TreatMissingData: string;
  ExtendedStatistic?: string;
  EvaluateLowSampleCountPercentile?: string;
  Metrics?: Part[];
  Threshold: number;
  Period?: number;
  EvaluationPeriods: number;
}

const alarmsOf = (stage: (typeof stageNames)[number]): Alarm[] =>
  resources(stage, 'app', 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties as never);
const metricsOf = ({ Namespace = '', MetricName = '', Dimensions = [], Metrics }: Alarm): NamedMetric[] =>
  Metrics
    ? Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])
    : [{ Namespace, MetricName, Dimensions }];
const nameOf = ({ AlarmName }: Alarm): string => AlarmName.replace(/^fettle-(dev|prod)-/, '');

test('production rings for these', () => {
  expect(alarmsOf('prod').map(nameOf).sort()).toEqual([
    'api-5xx',
    'api-latency',
    'browser-failures',
    'counters-repaired',
    'errors-logged',
    'function-errors',
    'function-throttles',
    'head-conflicts',
    'letters-dead-letters',
    'letters-late',
    'letters-slow',
    'mail-bounces',
    'mail-complaints',
    'mail-refused',
    'paid-for-nothing',
    'reminders-dead-letters',
    'reminders-failed',
    'reminders-lost-runs',
    'reminders-missed',
    'reminders-slow',
    'scan-latency',
    'table-throttles',
    'upkeep-dead-letters',
    'upkeep-lost-runs',
    'upkeep-missed',
    'visits-lost-runs',
    'visits-missed',
    'webhook-failures',
    'webhook-refused',
    'work-dead-letters',
  ]);
});

describe.each(stageNames)('every alarm of %s', (stage) => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');

  const alarms = alarmsOf(stage).map((alarm) => [nameOf(alarm), alarm] as const);

  test.each(alarms)('%s reaches the owner and has its line in the runbook', (name, alarm) => {
    expect(alarm.AlarmActions).toHaveLength(1);
    for (const { Ref } of [...alarm.AlarmActions, ...alarm.OKActions])
      expect(mayPublish(stage, 'cloudwatch.amazonaws.com', Ref)).toBe(true);
    expect(alarm.AlarmDescription).toContain(`docs/runbook.md#${name}`);
    expect(runbook).toMatch(new RegExp(`^### ${name}$`, 'm'));
  });

  test.each(alarms)('%s watches what something here sends', (_, alarm) => {
    const metrics = metricsOf(alarm);
    expect(metrics.length).toBeGreaterThan(0);
    expect(metrics.filter((metric) => !isSent(stage, metric))).toEqual([]);
  });

  test.each(alarms)('%s is no percentile of a handful of calls', (_, alarm) => {
    const isPercentile = alarm.ExtendedStatistic !== undefined;
    expect(alarm.EvaluateLowSampleCountPercentile).toBe(isPercentile ? 'ignore' : undefined);
  });

  test('its topics let in nobody else', () => {
    const topics = new Set(alarms.flatMap(([, { AlarmActions }]) => AlarmActions.map(({ Ref }) => Ref)));
    for (const topic of topics) expect(mayPublish(stage, 'ses.amazonaws.com', topic)).toBe(false);
  });
});

test('a throttled request of any kind rings, though DynamoDB sends nothing of the other kinds', () => {
  const { Metrics = [] } = alarmsOf('prod').find((alarm) => nameOf(alarm) === 'table-throttles') ?? {};
  const sum = Metrics.find(({ Expression }) => Expression)?.Expression ?? '';
  const parts = Metrics.filter(({ MetricStat }) => MetricStat);
  expect(sum.split(' + ').sort()).toEqual(parts.map(({ Id }) => `FILL(${Id}, 0)`).sort());
  const watched = parts.map(
    ({ MetricStat }) => MetricStat?.Metric.Dimensions?.find(({ Name }) => Name === 'Operation')?.Value,
  );
  const used = granted('prod', 'app')
    .flatMap(({ actions }) => actions)
    .flatMap((action) => /^dynamodb:(.+)$/.exec(action)?.[1] ?? []);
  // DynamoDB's metrics are by operation, not by IAM action: condition checks run only in transactions, and reads may too.
  const asked: Record<string, string[]> = {
    ConditionCheckItem: ['TransactWriteItems'],
    GetItem: ['GetItem', 'TransactGetItems'],
  };
  const operations = used.flatMap((name) => asked[name] ?? [name]);
  expect(watched.sort()).toEqual([...new Set(operations)].sort());
});

test.each(['reminders-missed', 'upkeep-missed'])(
  '%s rings after 26 hours of silence, and not on the first day, when nothing can have run',
  (name) => {
    const missed = alarmsOf('prod').find((alarm) => nameOf(alarm) === name);
    expect(missed).toMatchObject({
      // A new alarm starts with insufficient data, which raises nothing; it fires when it returns to that state.
      TreatMissingData: 'missing',
      InsufficientDataActions: missed?.AlarmActions,
      Threshold: 1,
      Period: 3600,
      EvaluationPeriods: 26,
    });
  },
);

const outside = (name: string): Alarm => {
  const alarms = resources('prod', 'edge', 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
  const alarm = (alarms as unknown as Alarm[]).find(({ AlarmName }) => AlarmName === name);
  if (!alarm) throw new Error(`There is no alarm ${name}`);
  return alarm;
};

test('a stage with a domain rings when CloudFront answers with 5xx for ten minutes', () => {
  expect(outside('fettle-prod-site-5xx')).toMatchObject({
    Metrics: [
      { Expression: expect.stringMatching(/^SELECT AVG\("5xxErrorRate"\) FROM SCHEMA\("AWS\/CloudFront"/) },
    ],
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    Threshold: 5,
    DatapointsToAlarm: 2,
    EvaluationPeriods: 3,
    TreatMissingData: 'notBreaching',
    AlarmActions: outside('fettle-prod-unreachable').AlarmActions,
  });
  expect(readFileSync('docs/runbook.md', 'utf8')).toMatch(/^### site-5xx$/m);
});

test('a stage with a domain is called from outside, and rings after three minutes without an answer', () => {
  const [[id] = []] = resources('prod', 'edge', 'AWS::Route53::HealthCheck');
  expect(only('prod', 'edge', 'AWS::Route53::HealthCheck')).toMatchObject({
    HealthCheckConfig: {
      Type: 'HTTPS',
      FullyQualifiedDomainName: 'app.example.com',
      ResourcePath: '/api/login',
    },
  });
  const alarm = outside('fettle-prod-unreachable');
  expect(alarm).toMatchObject({
    Namespace: 'AWS/Route53',
    MetricName: 'HealthCheckStatus',
    Dimensions: [{ Name: 'HealthCheckId', Value: { Ref: id } }],
    ComparisonOperator: 'LessThanThreshold',
    Threshold: 1,
    Period: 60,
    EvaluationPeriods: 3,
    InsufficientDataActions: alarm.AlarmActions,
  });
  expect(only('prod', 'edge', 'AWS::SNS::Subscription')).toMatchObject({
    Protocol: 'email',
    TopicArn: alarm.AlarmActions[0],
  });
  expect(readFileSync('docs/runbook.md', 'utf8')).toMatch(/^### unreachable$/m);
});

test('the bill is watched too', () => {
  expect(only('prod', 'app', 'AWS::Budgets::Budget')).toMatchObject({
    Budget: { BudgetLimit: { Amount: 200, Unit: 'USD' } },
    NotificationsWithSubscribers: [
      { Notification: { NotificationType: 'ACTUAL', Threshold: 80 } },
      { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
    ],
  });
});
