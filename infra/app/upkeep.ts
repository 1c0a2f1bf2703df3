import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { environmentFor, type Surroundings, statementsFor } from './access.ts';
import { entries, type FunctionName } from './entries.ts';
import { lambdaFunction } from './function.ts';
import { acceptedObjects } from './object-access.ts';
import { needsOf } from './permissions.ts';
import { handlingTime } from './queues.ts';
import { wakeDaily } from './wake.ts';

/** A recounter's batch size; it recounts users one after another. */
const batchSize = 10;
/** Concurrent recounters; docs/decisions/032 has the duration of a night's run and its load on the table. */
const maxConcurrency = 20;

/** The nightly upkeep: a schedule wakes the planner, which queues the users due, and recounters correct their counters. */
export class Upkeep extends Construct {
  readonly planner: LambdaFunction;
  readonly lostRuns: IQueue;

  constructor(scope: Construct, id: string, around: Surroundings) {
    super(scope, id);
    this.planner = this.make(around, 'Planner', {
      name: 'upkeep',
      description: 'Every night: queues whose counters are recounted, and work that died',
      timeout: Duration.minutes(15),
    });
    const recounter = this.make(around, 'Recounter', {
      name: 'recounter',
      description: "Recounts users' counters and repairs those that differ",
      timeout: handlingTime.upkeep,
    });
    const source = { batchSize, maxConcurrency, reportBatchItemFailures: true };
    recounter.addEventSource(new SqsEventSource(around.queues.upkeep.queue, source));
    const at = { hour: '2', minute: '30' };
    this.lostRuns = wakeDaily(this, 'EveryNight', { planner: this.planner, at });
  }

  private make(
    around: Surroundings,
    id: string,
    { name, ...given }: { name: FunctionName; description: string; timeout: Duration },
  ): LambdaFunction {
    const needs = needsOf(name);
    return lambdaFunction(this, id, {
      ...given,
      settings: around.settings,
      entry: entries[name],
      memoryMb: needs.memoryMb,
      environment: environmentFor(around, needs),
      statements: statementsFor(around, needs),
      accepted: acceptedObjects(around.data, needs),
    });
  }
}
