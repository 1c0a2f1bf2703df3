import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type errorsLogged, type Happening, metricsNamespace } from '#shared/happenings.ts';
import { serviceName } from '../app/function.ts';
import type { Settings } from '../config.ts';

/** The metrics that handlers publish (functions/lib/metrics.ts), and the errors in their logs, in five-minute periods. */
export const counted = (metricName: Happening | typeof errorsLogged, settings: Settings): Metric =>
  new Metric({
    statistic: Stats.SUM,
    period: Duration.minutes(5),
    namespace: metricsNamespace,
    metricName,
    dimensionsMap: { service: serviceName(settings) },
  });
