import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** How long a function may take for one batch from a queue. */
export const handlingTime = {
  /** A batch of mails to the slowest mail servers. */
  reminders: Duration.minutes(5),
  /** A round of letters to the slowest mail servers. */
  letters: Duration.minutes(5),
  /** An export or erasure: the longest that Lambda allows. */
  work: Duration.minutes(15),
  /** A batch of users, including those whose counters keep changing. */
  upkeep: Duration.minutes(5),
};
export type QueueName = keyof typeof handlingTime;

/** A queue with a dead-letter queue for messages that failed `maxReceiveCount` times. */
export class Channel extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: QueueName, kept: Duration, maxReceiveCount: number) {
    super(scope, id);
    const usual = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetters = new Queue(this, 'DeadLetters', { ...usual, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...usual,
      // AWS recommends six times the function's timeout, so that messages in progress are not delivered again.
      visibilityTimeout: Duration.seconds(handlingTime[id].toSeconds() * 6),
      retentionPeriod: kept,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount },
    });
  }
}

/** The queues for work after a call, which functions/lib/queue.ts sends to. */
export class Queues extends Construct {
  readonly reminders: Channel;
  readonly letters: Channel;
  readonly work: Channel;
  readonly upkeep: Channel;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    // Tomorrow's run plans afresh: an older reminder is useless.
    this.reminders = new Channel(this, 'reminders', Duration.hours(12), 3);
    // A message is only a wake-up; the letters are in the table.
    this.letters = new Channel(this, 'letters', Duration.days(4), 5);
    // An export gives itself up after three tries; an erasure has to be done, so somebody is told.
    this.work = new Channel(this, 'work', Duration.days(4), 5);
    // Leftovers of a night are dropped, so that the next one does not do them on top of its own.
    this.upkeep = new Channel(this, 'upkeep', Duration.hours(20), 3);
  }
}
