import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { planHours } from '#shared/reminders/hours.ts';
import { environmentFor, type Surroundings, statementsFor } from './access.ts';
import { entries } from './entries.ts';
import { lambdaFunction } from './function.ts';
import { needsOf } from './permissions.ts';
import { wakeDaily } from './wake.ts';

/** The afternoon's mails about tomorrow's visits: a schedule wakes the planner, and the reminder senders mail what it queues. */
export class Visits extends Construct {
  readonly planner: LambdaFunction;
  readonly lostRuns: IQueue;

  constructor(scope: Construct, id: string, around: Surroundings) {
    super(scope, id);
    const needs = needsOf('visits');
    this.planner = lambdaFunction(this, 'Planner', {
      settings: around.settings,
      entry: entries.visits,
      description: 'Every afternoon: queues the visits of tomorrow',
      memoryMb: needs.memoryMb,
      timeout: Duration.minutes(15),
      environment: environmentFor(around, needs),
      statements: statementsFor(around, needs),
    });
    const at = { hour: String(planHours.visits), minute: '0' };
    this.lostRuns = wakeDaily(this, 'EveryAfternoon', { planner: this.planner, at });
  }
}
