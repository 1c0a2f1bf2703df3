import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { environmentFor, type Surroundings, statementsFor } from './access.ts';
import { entries } from './entries.ts';
import { lambdaFunction } from './function.ts';
import { acceptedObjects } from './object-access.ts';
import { needsOf } from './permissions.ts';
import { handlingTime } from './queues.ts';

/**
 * Sends the letters queued in the table at the rate that SES allows. Two is the lowest concurrency that an SQS trigger accepts;
 * each run sends whatever is due, whoever woke it.
 */
export const carrier = (scope: Construct, around: Surroundings): LambdaFunction => {
  const needs = needsOf('carrier');
  const made = lambdaFunction(scope, 'Carrier', {
    settings: around.settings,
    entry: entries.carrier,
    description: 'Sends letters: quotes, receipts, news of visits',
    memoryMb: needs.memoryMb,
    timeout: handlingTime.letters,
    environment: environmentFor(around, needs),
    statements: statementsFor(around, needs),
    accepted: acceptedObjects(around.data, needs),
  });
  const source = { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true };
  made.addEventSource(new SqsEventSource(around.queues.letters.queue, source));
  return made;
};
