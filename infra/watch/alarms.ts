import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { product } from '#shared/product.ts';
import type { Settings } from '../config.ts';

/** When an alarm rings: `metric` at or over `from` in `of` periods out of `in` (one of one unless told). */
interface Rings {
  metric: IMetric;
  from: number;
  of?: number;
  in?: number;
  /** Rings where the metric is below `from`, or is not there at all. */
  whenBelow?: true;
}

/** Mails the owner when something is wrong. docs/runbook.md has a section for each alarm, by its name. */
export class Alarms extends Construct {
  private readonly action: SnsAction;
  private readonly stage: string;
  readonly all: Alarm[] = [];

  constructor(scope: Construct, id: string, { stage, alarmEmail }: Settings) {
    super(scope, id);
    this.stage = stage;
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addSubscription(new EmailSubscription(alarmEmail));
    this.action = new SnsAction(topic);
  }

  /** `name` is the runbook's heading, in lower case with dashes. */
  add(name: string, meaning: string, rings: Rings): void {
    const alarm = new Alarm(this, name, {
      alarmName: `${product.name.toLowerCase()}-${this.stage}-${name}`,
      alarmDescription: `${meaning} What to do: docs/runbook.md#${name}`,
      metric: rings.metric,
      threshold: rings.from,
      evaluationPeriods: rings.in ?? 1,
      datapointsToAlarm: rings.of ?? 1,
      comparisonOperator: rings.whenBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: rings.whenBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    this.all.push(alarm);
  }
}
