import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** How long a function may take over what it takes from a queue at once. */
export const handlingTime = {
  /** A batch of mails to the slowest mail servers. */
  reminders: Duration.minutes(5),
  /** A round of letters to the slowest mail servers. */
  letters: Duration.minutes(5),
  /** An export or an erasure: as long as Lambda lets a function run. */
  work: Duration.minutes(15),
  /** A batch of users, those whose counters do not hold still included. */
  upkeep: Duration.minutes(5),
};
export type QueueName = keyof typeof handlingTime;

/** A queue that sets aside what failed so many times. */
export class Channel extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: QueueName, kept: Duration, maxReceiveCount: number) {
    super(scope, id);
    const usual = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetters = new Queue(this, 'DeadLetters', { ...usual, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...usual,
      // AWS advises six times the function's time, so that what is under way is not handed out again.
      visibilityTimeout: Duration.seconds(handlingTime[id].toSeconds() * 6),
      retentionPeriod: kept,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount },
    });
  }
}

/** What waits to be done after its call: functions/lib/queue.ts puts it there. */
export class Queues extends Construct {
  readonly reminders: Channel;
  readonly letters: Channel;
  readonly work: Channel;
  readonly upkeep: Channel;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    // Tomorrow's run looks again: an older reminder is of no use.
    this.reminders = new Channel(this, 'reminders', Duration.hours(12), 3);
    // A message says only that letters wait, and they lie in the table.
    this.letters = new Channel(this, 'letters', Duration.days(4), 5);
    // An export gives itself up after three tries; an erasure has to be done, so somebody is told.
    this.work = new Channel(this, 'work', Duration.days(4), 5);
    // What a night does not come to is not left for the next one to do besides its own.
    this.upkeep = new Channel(this, 'upkeep', Duration.hours(20), 3);
  }
}
