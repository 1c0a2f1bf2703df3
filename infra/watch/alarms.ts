import { Stack } from 'aws-cdk-lib';
import {
  Alarm,
  CfnAlarm,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { product } from '#shared/product.ts';
import type { Settings } from '../config.ts';

/** An alarm's condition: `metric` at or above `from` in `of` out of `in` periods (one of one by default). */
interface Rings {
  metric: IMetric;
  from: number;
  of?: number;
  in?: number;
  /**
   * Fires when the metric, once seen, has been missing for all of `in`. Not before it was first seen, so a new stage's first day
   * is quiet.
   */
  whenSilent?: true;
  /** If it fires during a release, the functions are rolled back. */
  stopsRelease?: true;
}

/** With few calls, a percentile is just the slowest one. */
const ignoreFewSamples = (alarm: Alarm): void => {
  const { defaultChild } = alarm.node;
  if (!(defaultChild instanceof CfnAlarm)) throw new Error('Alarm no longer makes an AWS::CloudWatch::Alarm');
  if (/^p\d/.test(defaultChild.extendedStatistic ?? ''))
    defaultChild.evaluateLowSampleCountPercentile = 'ignore';
};

/** Mails the owner when something is wrong. docs/runbook.md has a section for each alarm, under its name. */
export class Alarms extends Construct {
  private readonly action: SnsAction;
  private readonly stage: string;
  readonly all: Alarm[] = [];
  readonly ofReleases: Alarm[] = [];

  constructor(scope: Construct, id: string, { stage, alarmEmail }: Settings) {
    super(scope, id);
    this.stage = stage;
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addSubscription(new EmailSubscription(alarmEmail));
    // The TLS policy has replaced SNS's default policy, which allows CloudWatch.
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    this.action = new SnsAction(topic);
  }

  /** `name` is the runbook's heading in kebab case. */
  add(name: string, meaning: string, rings: Rings): void {
    const alarm = new Alarm(this, name, {
      alarmName: `${product.name.toLowerCase()}-${this.stage}-${name}`,
      alarmDescription: `${meaning} What to do: docs/runbook.md#${name}`,
      metric: rings.metric,
      threshold: rings.from,
      evaluationPeriods: rings.in ?? 1,
      datapointsToAlarm: rings.of ?? 1,
      comparisonOperator: rings.whenSilent
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: rings.whenSilent ? TreatMissingData.MISSING : TreatMissingData.NOT_BREACHING,
    });
    ignoreFewSamples(alarm);
    alarm.addAlarmAction(this.action);
    if (rings.whenSilent) alarm.addInsufficientDataAction(this.action);
    alarm.addOkAction(this.action);
    this.all.push(alarm);
    if (rings.stopsRelease) this.ofReleases.push(alarm);
  }
}
