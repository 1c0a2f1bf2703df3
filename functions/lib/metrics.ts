import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { type Happening, metricsNamespace } from '#shared/happenings.ts';

/** Business metrics: CloudWatch extracts them from the log, so they cost no request. */
const metrics = new Metrics({ namespace: metricsNamespace });

/** Writes the metrics to the log. The library's own middleware warns about every call without any. */
export const publish = (): void => {
  if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
};

export const happened = (what: Happening): void => {
  metrics.addMetric(what, MetricUnit.Count, 1);
};
