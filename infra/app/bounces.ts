import { Duration } from 'aws-cdk-lib';
import { ConfigurationSetEventDestination, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { environmentFor, type Surroundings, statementsFor } from './access.ts';
import { entries } from './entries.ts';
import { lambdaFunction } from './function.ts';
import type { Mail } from './mail.ts';
import { needsOf } from './permissions.ts';

/**
 * Receives SES events: mails delivered, bounced or marked as spam. The topic has this function as its only subscriber and no
 * public endpoint. It has no dead-letter queue, because the next mail to the address repeats a lost event.
 */
export class Bounces extends Construct {
  constructor(scope: Construct, id: string, mail: Mail, around: Surroundings) {
    super(scope, id);
    const needs = needsOf('bounces');
    const handler = lambdaFunction(this, 'Handler', {
      settings: around.settings,
      entry: entries.bounces,
      description:
        'Marks letters that arrived or did not, and clients whose mail bounced or who called it spam',
      memoryMb: needs.memoryMb,
      timeout: Duration.seconds(30),
      environment: environmentFor(around, needs),
      statements: statementsFor(around, needs),
    });
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addSubscription(new LambdaSubscription(handler));
    new ConfigurationSetEventDestination(this, 'Feedback', {
      configurationSet: mail.configurationSet,
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.DELIVERY],
    });
  }
}
