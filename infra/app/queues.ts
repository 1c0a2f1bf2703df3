import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** The timeout of a function for one batch from a queue. */
export const handlingTime = {
  /** One batch of mails, even through the slowest mail servers. */
  reminders: Duration.minutes(5),
  /** One round of letters, even through the slowest mail servers. */
  letters: Duration.minutes(5),
  /** An export or erasure: Lambda's maximum. */
  work: Duration.minutes(15),
  /** A batch of users, with retries for counters that keep changing. */
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

/** The queues for background work; functions/lib/queue.ts sends to them. */
export class Queues extends Construct {
  readonly reminders: Channel;
  readonly letters: Channel;
  readonly work: Channel;
  readonly upkeep: Channel;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    // Tomorrow's run plans again: an older reminder is useless.
    this.reminders = new Channel(this, 'reminders', Duration.hours(12), 3);
    // A message is only a wake-up; the letters are in the table.
    this.letters = new Channel(this, 'letters', Duration.days(4), 5);
    // An export fails for good after three attempts; an erasure must happen, so its dead letter raises an alarm.
    this.work = new Channel(this, 'work', Duration.days(4), 5);
    // A night's leftovers expire, so that they don't add to the next night's work.
    this.upkeep = new Channel(this, 'upkeep', Duration.hours(20), 3);
  }
}
