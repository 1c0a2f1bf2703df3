import { Duration, Stack, TimeZone } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge, logicalId } from '../acknowledged.ts';

interface Waking {
  planner: LambdaFunction;
  /** London's time, summer and winter; an hour that the clocks skip or repeat would be a mistake. */
  at: { hour: string; minute: string };
  /** Where the waking goes that failed again and again. */
  deadLetterQueue: IQueue;
}

/** Wakes a function once a day, and again if that fails. */
export const wakeDaily = (
  scope: Construct,
  id: string,
  { planner, at, deadLetterQueue }: Waking,
): Schedule => {
  const assumedBy = new ServicePrincipal('scheduler.amazonaws.com', {
    conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
  });
  const role = new Role(scope, 'Waker', { assumedBy });
  acknowledge(role, {
    [`IAM5[Resource::<${logicalId(planner)}.Arn>:*]`]: 'Any version of the one function that it wakes.',
  });
  return new Schedule(scope, id, {
    schedule: ScheduleExpression.cron({ ...at, timeZone: TimeZone.EUROPE_LONDON }),
    target: new LambdaInvoke(planner, {
      role,
      deadLetterQueue,
      retryAttempts: 3,
      maxEventAge: Duration.hours(2),
    }),
  });
};
