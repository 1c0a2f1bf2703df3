import { stageNames } from './stages.ts';
import { type CfnResource, only, resources } from './templates.ts';
import { mayPublish } from './topics.ts';

type Arn = { 'Fn::GetAtt': string[] };
const idOf = (arn: Arn | undefined): string | undefined => arn?.['Fn::GetAtt'][0];
interface Target {
  Arn: Arn;
  DeadLetterConfig?: { Arn: Arn };
}
interface Run {
  FunctionName: { Ref: string };
  MaximumRetryAttempts: number;
  DestinationConfig: { OnFailure: { Destination: Arn } };
}
interface Redriving {
  RedrivePolicy?: { deadLetterTargetArn: Arn };
}

const found = (all: [string, CfnResource][], id: RegExp) =>
  all.find(([name]) => id.test(name))?.[1].Properties;

describe.each(stageNames)('what waits to be done in %s', (stage) => {
  const queues = () => resources(stage, 'app', 'AWS::SQS::Queue');
  const functions = () => resources(stage, 'app', 'AWS::Lambda::Function');
  const sources = () => resources(stage, 'app', 'AWS::Lambda::EventSourceMapping');

  test.each([
    ['RemindersEveryMorning', 'cron(0 9 * * ? *)'],
    ['VisitsEveryAfternoon', 'cron(0 16 * * ? *)'],
    ['UpkeepEveryNight', 'cron(30 2 * * ? *)'],
  ])('%s: by the clocks of London, summer and winter, and again if that fails', (id, expression) => {
    const schedules = resources(stage, 'app', 'AWS::Scheduler::Schedule');
    expect(schedules).toHaveLength(3);
    expect(schedules.find(([name]) => name.startsWith(id))?.[1].Properties).toMatchObject({
      ScheduleExpression: expression,
      ScheduleExpressionTimezone: 'Europe/London',
      Target: { RetryPolicy: { MaximumRetryAttempts: 3 } },
    });
  });

  test('every schedule has dead letters of its own, and so has the run that it begins', () => {
    const schedules = resources(stage, 'app', 'AWS::Scheduler::Schedule').map(
      ([, { Properties }]) => Properties.Target as Target,
    );
    const runs = resources(stage, 'app', 'AWS::Lambda::EventInvokeConfig').map(
      ([, { Properties }]) => Properties as unknown as Run,
    );
    const lost = schedules.map(({ DeadLetterConfig }) => idOf(DeadLetterConfig?.Arn));
    expect(new Set(lost).size).toBe(schedules.length);
    const shared = queues().map(([, { Properties }]) => (Properties as Redriving).RedrivePolicy);
    for (const [index, { Arn }] of schedules.entries()) {
      expect(queues().map(([id]) => id)).toContain(lost[index]);
      expect(shared.map((policy) => idOf(policy?.deadLetterTargetArn))).not.toContain(lost[index]);
      // The scheduler only invokes the function; Lambda retries a failed run and reports it.
      const run = runs.find(({ FunctionName }) => FunctionName.Ref === idOf(Arn));
      expect(run?.MaximumRetryAttempts).toBe(2);
      expect(idOf(run?.DestinationConfig.OnFailure.Destination)).toBe(lost[index]);
    }
  });

  test.each([
    [/Sender/, 10, stage === 'prod' ? 14 : 2],
    [/Carrier/, 10, 2],
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
    [/lettersQueue/, /Carrier/, 5],
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
  expect(only('prod', 'data', 'AWS::SES::ConfigurationSet')).toMatchObject({
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
});

test('what SES says became of a mail reaches one function and nobody else', () => {
  const { EventDestination } = only<{
    EventDestination: { MatchingEventTypes: string[]; SnsDestination: object };
  }>('prod', 'app', 'AWS::SES::ConfigurationSetEventDestination');
  expect(EventDestination.MatchingEventTypes).toEqual(['bounce', 'complaint', 'delivery']);
  const [topic] = resources('prod', 'app', 'AWS::SNS::Topic').find(([id]) => /Bounces/.test(id)) ?? [];
  expect(EventDestination.SnsDestination).toEqual({ TopicARN: { Ref: topic } });
  const listeners = resources('prod', 'app', 'AWS::SNS::Subscription')
    .map(([, { Properties }]) => Properties as { Protocol: string; TopicArn: { Ref: string } })
    .filter(({ TopicArn }) => TopicArn.Ref === topic);
  expect(listeners.map(({ Protocol }) => Protocol)).toEqual(['lambda']);
  expect(mayPublish('prod', 'ses.amazonaws.com', topic ?? '')).toBe(true);
  expect(mayPublish('prod', 'cloudwatch.amazonaws.com', topic ?? '')).toBe(false);
  const policies = resources('prod', 'app', 'AWS::SNS::TopicPolicy').filter(([id]) => /Bounces/.test(id));
  expect(JSON.stringify(policies)).toContain('"aws:SecureTransport":"false"');
});
