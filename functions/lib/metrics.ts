import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { type Happening, metricsNamespace } from '#shared/happenings.ts';

/** What the business does, counted: CloudWatch makes metrics of these from the log, so they cost no call. */
const metrics = new Metrics({ namespace: metricsNamespace });

/** Writes what was counted into the log. The library's own middleware would complain of every call that counts nothing. */
export const publish = (): void => {
  if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
};

/** Counts something that happened. */
export const happened = (what: Happening): void => {
  metrics.addMetric(what, MetricUnit.Count, 1);
};
