import { stageNames } from './stages.ts';
import { type CfnResource, only, resources } from './templates.ts';

const found = (all: [string, CfnResource][], id: RegExp) =>
  all.find(([name]) => id.test(name))?.[1].Properties;

describe.each(stageNames)('what waits to be done in %s', (stage) => {
  const queues = () => resources(stage, 'app', 'AWS::SQS::Queue');
  const functions = () => resources(stage, 'app', 'AWS::Lambda::Function');
  const sources = () => resources(stage, 'app', 'AWS::Lambda::EventSourceMapping');

  test.each([
    ['RemindersEveryMorning', 'cron(0 9 * * ? *)'],
    ['UpkeepEveryNight', 'cron(30 2 * * ? *)'],
  ])('%s: by the clocks of London, summer and winter, and again if that fails', (id, expression) => {
    const schedules = resources(stage, 'app', 'AWS::Scheduler::Schedule');
    expect(schedules).toHaveLength(2);
    expect(schedules.find(([name]) => name.startsWith(id))?.[1].Properties).toMatchObject({
      ScheduleExpression: expression,
      ScheduleExpressionTimezone: 'Europe/London',
      Target: { RetryPolicy: { MaximumRetryAttempts: 3 }, DeadLetterConfig: {} },
    });
  });

  test.each([
    [/Sender/, 10, 300],
    [/Worker/, 1, 10],
    [/Recounter/, 10, 20],
  ])('%s takes back only what of a batch failed', (id, BatchSize, MaximumConcurrency) => {
    expect(found(sources(), id)).toMatchObject({
      BatchSize,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency },
    });
  });

  test.each([
    [/remindersQueue/, /Sender/, 3],
    [/workQueue/, /Worker/, 5],
    [/upkeepQueue/, /Recounter/, 3],
  ])('%s sets aside what failed, and hands nothing out twice that is under way', (queue, user, tries) => {
    const Timeout = Number(found(functions(), user)?.Timeout);
    expect(found(queues(), queue)).toMatchObject({
      VisibilityTimeout: 6 * Timeout,
      RedrivePolicy: { maxReceiveCount: tries },
    });
  });

  test('lies encrypted in queues that speak TLS only', () => {
    for (const [, { Properties }] of queues()) expect(Properties.SqsManagedSseEnabled).toBe(true);
    const policies = JSON.stringify(resources(stage, 'app', 'AWS::SQS::QueuePolicy'));
    expect(policies.match(/"aws:SecureTransport":"false"/g)).toHaveLength(queues().length);
  });
});

test('mail of the platform goes out by TLS, and never again to who bounced or complained', () => {
  expect(only('prod', 'app', 'AWS::SES::ConfigurationSet')).toMatchObject({
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
});

test('what SES says of bounces and complaints reaches one function and nobody else', () => {
  const { EventDestination } = only<{
    EventDestination: { MatchingEventTypes: string[]; SnsDestination: object };
  }>('prod', 'app', 'AWS::SES::ConfigurationSetEventDestination');
  expect(EventDestination.MatchingEventTypes).toEqual(['bounce', 'complaint']);
  const [topic] = resources('prod', 'app', 'AWS::SNS::Topic').find(([id]) => /Bounces/.test(id)) ?? [];
  expect(EventDestination.SnsDestination).toEqual({ TopicARN: { Ref: topic } });
  const listeners = resources('prod', 'app', 'AWS::SNS::Subscription')
    .map(([, { Properties }]) => Properties as { Protocol: string; TopicArn: { Ref: string } })
    .filter(({ TopicArn }) => TopicArn.Ref === topic);
  expect(listeners.map(({ Protocol }) => Protocol)).toEqual(['lambda']);
  const policies = JSON.stringify(
    resources('prod', 'app', 'AWS::SNS::TopicPolicy').filter(([id]) => /Bounces/.test(id)),
  );
  expect(policies).toContain('"Principal":{"Service":"ses.amazonaws.com"}');
  expect(policies).toContain('"AWS:SourceAccount":"123456789012"');
  expect(policies.match(/"Effect":"Allow"/g)).toHaveLength(1);
  expect(policies).toContain('"aws:SecureTransport":"false"');
});
