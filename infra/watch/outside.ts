import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { HealthCheck, HealthCheckType } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Settings } from '../config.ts';
import { Alarms } from './alarms.ts';

/** The fewest that Route 53 accepts: each calls the API every 30 seconds. */
const regions = ['eu-west-1', 'us-east-1', 'ap-southeast-1'];

/**
 * What share of its requests CloudFront answered with a 5xx, the API's and its own. Its metrics are in us-east-1 and named by a
 * distribution whose stack needs this one, so the query covers the whole account: each stage has its own account (docs/deploy.md).
 */
const failures = new MathExpression({
  expression: 'SELECT AVG("5xxErrorRate") FROM SCHEMA("AWS/CloudFront", DistributionId, Region)',
  usingMetrics: {},
  label: '5xx in a hundred requests',
  period: Duration.minutes(5),
});

/**
 * Asks from outside whether people get in: the page that begins a sign-in takes DNS, the certificate, CloudFront, the firewall, the
 * API and a function, stores nothing and redirects, which counts as healthy. Its metric is in us-east-1.
 */
export const outsideCheck = (scope: Construct, settings: Settings): void => {
  if (!settings.domainName) return;
  const { healthCheckId } = new HealthCheck(scope, 'OutsideCheck', {
    type: HealthCheckType.HTTPS,
    fqdn: settings.domainName,
    resourcePath: '/api/login',
    regions,
  });
  const alarms = new Alarms(scope, 'Alarms', settings);
  alarms.add('site-5xx', 'One request in twenty to the site failed.', {
    metric: failures,
    from: 5,
    of: 2,
    in: 3,
  });
  alarms.add('unreachable', 'The site did not answer from outside.', {
    metric: new Metric({
      namespace: 'AWS/Route53',
      metricName: 'HealthCheckStatus',
      dimensionsMap: { HealthCheckId: healthCheckId },
      statistic: 'Minimum',
      period: Duration.minutes(1),
    }),
    from: 1,
    of: 3,
    in: 3,
    whenSilent: true,
  });
};
