import { Duration, Stack, TimeZone } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge, logicalId } from '../acknowledged.ts';

interface Waking {
  planner: LambdaFunction;
  /** Runs on London time; avoid hours that the clock changes skip or repeat. */
  at: { hour: string; minute: string };
}

/** A run that would start hours late is left to the next one, which catches up. */
const maxEventAge = Duration.hours(2);

const makeLostRuns = (scope: Construct): Queue => {
  const queue = new Queue(scope, 'LostRuns', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  acknowledge(queue, { SQS3: 'It holds what failed for good; somebody is told.' });
  return queue;
};

/**
 * Invokes a function once a day. The scheduler retries only the invocation, because Lambda accepts it and runs it asynchronously;
 * Lambda retries a failed run twice. Returns the queue of runs that failed for good.
 */
export const wakeDaily = (scope: Construct, id: string, { planner, at }: Waking): Queue => {
  const assumedBy = new ServicePrincipal('scheduler.amazonaws.com', {
    conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
  });
  const role = new Role(scope, 'Waker', { assumedBy });
  acknowledge(role, {
    [`IAM5[Resource::<${logicalId(planner)}.Arn>:*]`]: 'Any version of the one function that it wakes.',
  });
  const lostRuns = makeLostRuns(scope);
  planner.configureAsyncInvoke({ retryAttempts: 2, maxEventAge, onFailure: new SqsDestination(lostRuns) });
  new Schedule(scope, id, {
    schedule: ScheduleExpression.cron({ ...at, timeZone: TimeZone.EUROPE_LONDON }),
    target: new LambdaInvoke(planner, { role, deadLetterQueue: lostRuns, retryAttempts: 3, maxEventAge }),
  });
  return lostRuns;
};
