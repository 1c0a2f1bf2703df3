import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  PeriodOverride,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { happenings } from '#shared/happenings.ts';
import { product } from '#shared/product.ts';
import type { Surroundings } from '../app/access.ts';
import type { Channel } from '../app/queues.ts';
import type { Reminders } from '../app/reminders.ts';
import type { Upkeep } from '../app/upkeep.ts';
import type { Visits } from '../app/visits.ts';
import type { Settings } from '../config.ts';
import type { Alarms } from './alarms.ts';
import { counted } from './counts.ts';
import { turnedAway } from './turned-away.ts';

export interface Watched {
  around: Surroundings;
  api: HttpApi;
  /** The API's functions, by resource. */
  functions: Record<string, IFunction>;
  reminders: Reminders;
  upkeep: Upkeep;
  visits: Visits;
}

const sum = { statistic: Stats.SUM, period: Duration.minutes(5) };
const percentile = (p: number) => ({ statistic: Stats.percentile(p), period: Duration.minutes(5) });

const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: 12, height: 6 });

const named = (functions: Record<string, IFunction>, metric: (each: IFunction) => IMetric): IMetric[] =>
  Object.values(functions).map(metric);

const queueGraph = (title: string, { queue, deadLetters }: Channel): GraphWidget =>
  graph(
    title,
    [queue.metricApproximateNumberOfMessagesVisible(), queue.metricNumberOfMessagesDeleted(sum)],
    [deadLetters.metricApproximateNumberOfMessagesVisible()],
  );

const business = (settings: Settings): GraphWidget =>
  new GraphWidget({
    title: 'Business',
    width: 24,
    height: 6,
    left: happenings.map((what) => counted(what, settings)),
  });

/** A CloudWatch dashboard of the whole system. */
export const overview = (scope: Construct, watched: Watched, alarms: Alarms): Dashboard => {
  const { around, api, functions } = watched;
  const { stage } = around.settings;
  const { table } = around.data;
  const { queues } = around;
  const dashboard = new Dashboard(scope, 'Overview', {
    dashboardName: `${product.name.toLowerCase()}-${stage}`,
    defaultInterval: Duration.days(1),
    periodOverride: PeriodOverride.AUTO,
  });
  dashboard.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.all, width: 24, height: 3 }));
  dashboard.addWidgets(
    graph(
      'Calls and failures',
      [api.metricCount(sum)],
      [api.metricClientError(sum), api.metricServerError(sum)],
    ),
    graph(
      'Latency, ms',
      [50, 95, 99].map((p) => api.metricLatency(percentile(p))),
    ),
  );
  dashboard.addWidgets(
    graph(
      'Function time, p95 ms',
      named(functions, (each) => each.metricDuration(percentile(95))),
    ),
    graph('Function errors and throttles', [
      ...named(functions, (each) => each.metricErrors(sum)),
      ...named(functions, (each) => each.metricThrottles(sum)),
    ]),
  );
  dashboard.addWidgets(
    graph(
      'Table: capacity units, and requests turned away',
      [table.metricConsumedReadCapacityUnits(sum), table.metricConsumedWriteCapacityUnits(sum)],
      [turnedAway(table)],
    ),
    queueGraph('Reminders: waiting, sent, dead', queues.reminders),
    queueGraph('Letters: calls waiting, answered, dead', queues.letters),
    queueGraph('Upkeep: users waiting, counted, dead', queues.upkeep),
  );
  dashboard.addWidgets(business(around.settings));
  return dashboard;
};
