import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { planHours } from '#shared/reminders/hours.ts';
import { environmentFor, type Surroundings, statementsFor } from './access.ts';
import { entries } from './entries.ts';
import { lambdaFunction } from './function.ts';
import { acceptedObjects } from './object-access.ts';
import { needsOf } from './permissions.ts';
import { handlingTime } from './queues.ts';
import { wakeDaily } from './wake.ts';

/** The sender's batch size; it mails a batch's messages one after another. */
const batchSize = 10;

/** The morning's reminders: a schedule wakes the planner, which queues what is due, and senders mail it. */
export class Reminders extends Construct {
  readonly planner: LambdaFunction;
  readonly sender: LambdaFunction;
  readonly lostRuns: IQueue;

  constructor(scope: Construct, id: string, around: Surroundings) {
    super(scope, id);
    this.planner = this.makePlanner(around);
    this.sender = this.makeSender(around);
    const at = { hour: String(planHours.reminders), minute: '0' };
    this.lostRuns = wakeDaily(this, 'EveryMorning', { planner: this.planner, at });
  }

  private makePlanner(around: Surroundings): LambdaFunction {
    return lambdaFunction(this, 'Planner', {
      settings: around.settings,
      entry: entries.planner,
      description: 'Every morning: queues the reminders that are due',
      memoryMb: needsOf('planner').memoryMb,
      timeout: Duration.minutes(15),
      environment: environmentFor(around, needsOf('planner')),
      statements: statementsFor(around, needsOf('planner')),
    });
  }

  private makeSender(around: Surroundings): LambdaFunction {
    const sender = lambdaFunction(this, 'Sender', {
      settings: around.settings,
      entry: entries.sender,
      description: 'Mails the reminders that the planner queued',
      memoryMb: needsOf('sender').memoryMb,
      timeout: handlingTime.reminders,
      environment: environmentFor(around, needsOf('sender')),
      statements: statementsFor(around, needsOf('sender')),
      accepted: acceptedObjects(around.data, needsOf('sender')),
    });
    const maxConcurrency = around.settings.sendersAtOnce;
    const source = { batchSize, maxConcurrency, reportBatchItemFailures: true };
    sender.addEventSource(new SqsEventSource(around.queues.reminders.queue, source));
    return sender;
  }
}
