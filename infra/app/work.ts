import { Size } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { environmentFor, type Surroundings, statementsFor } from './access.ts';
import { entries } from './entries.ts';
import { lambdaFunction } from './function.ts';
import { acceptedObjects } from './object-access.ts';
import { needsOf } from './permissions.ts';
import { handlingTime } from './queues.ts';

/** Runs the jobs that take too long for an API call: exports and erasures of a user's data. */
export const worker = (scope: Construct, around: Surroundings): LambdaFunction => {
  const needs = needsOf('worker');
  const made = lambdaFunction(scope, 'Worker', {
    settings: around.settings,
    entry: entries.worker,
    description: 'Exports and erases accounts',
    memoryMb: needs.memoryMb,
    timeout: handlingTime.work,
    // An export builds its ZIP on disk.
    disk: Size.gibibytes(8),
    environment: environmentFor(around, needs),
    statements: statementsFor(around, needs),
    accepted: acceptedObjects(around.data, needs),
  });
  const source = { batchSize: 1, maxConcurrency: 10, reportBatchItemFailures: true };
  made.addEventSource(new SqsEventSource(around.queues.work.queue, source));
  return made;
};
