import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { Settings } from '../config.ts';

/** The zone of the stage's own domain, if it has one. */
export const ownZone = (scope: Construct, settings: Settings): IHostedZone | undefined => {
  const { hostedZoneId, hostedZoneName: zoneName } = settings;
  if (!hostedZoneId || !zoneName) return undefined;
  return HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName });
};

/** Points the stage's own domain at the site. */
export const siteRecords = (scope: Construct, settings: Settings, site: IDistribution): void => {
  const zone = ownZone(scope, settings);
  if (!zone || !settings.domainName) return;
  const target = RecordTarget.fromAlias(new CloudFrontTarget(site));
  new ARecord(scope, 'SiteAddress', { zone, recordName: settings.domainName, target });
  new AaaaRecord(scope, 'SiteAddressV6', { zone, recordName: settings.domainName, target });
};
