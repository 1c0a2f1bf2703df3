import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { HealthCheck, HealthCheckType } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Settings } from '../config.ts';
import { Alarms } from './alarms.ts';

/** The fewest that Route 53 accepts: each calls the API every 30 seconds. */
const regions = ['eu-west-1', 'us-east-1', 'ap-southeast-1'];

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
  new Alarms(scope, 'Alarms', settings).add('unreachable', 'The site did not answer from outside.', {
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
