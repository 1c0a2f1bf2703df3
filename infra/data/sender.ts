import { CfnOutput } from 'aws-cdk-lib';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { product } from '#shared/product.ts';
import type { Settings } from '../config.ts';

/** The parts of `Fettle <mail@example.com>`, or of a bare address. */
export const senderOf = (mailFrom: string): { name: string; address: string; domain: string } => {
  const [, name = '', address = mailFrom] = /^(.*?)\s*<([^>]+)>$/.exec(mailFrom) ?? [];
  return { name: name || product.name, address, domain: address.slice(address.indexOf('@') + 1) };
};

/** The configuration set of all the platform's mail. It has a fixed name, so that the app stack need not look it up. */
export const configurationSetName = ({ stage }: Settings): string => `${product.name.toLowerCase()}-${stage}`;

/** SES verifies a domain by DNS records: it creates them itself if the zone is the stage's own. */
const identityOf = (
  scope: Construct,
  domain: string,
  { hostedZoneId, hostedZoneName: zoneName }: Settings,
) => {
  if (!hostedZoneId || zoneName !== domain) return Identity.domain(domain);
  const zone = { hostedZoneId, zoneName };
  return Identity.publicHostedZone(PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'Zone', zone));
};

/**
 * The platform's sender: its domain verified with SES, and the handling of bounces and complaints. It is in the data stack with
 * the user pool, because sign-in mails use it and Cognito refuses a sender that SES has not verified yet.
 */
export class Sender extends Construct {
  constructor(scope: Construct, id: string, mailFrom: string, settings: Settings) {
    super(scope, id);
    const configurationSet = new ConfigurationSet(this, 'Sending', {
      configurationSetName: configurationSetName(settings),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    // The identity's default configuration set: handlers don't have to name it.
    const identity = identityOf(this, senderOf(mailFrom).domain, settings);
    const { dkimRecords } = new EmailIdentity(this, 'Domain', { identity, configurationSet });
    for (const [index, { name, value }] of dkimRecords.entries())
      new CfnOutput(this, `Dkim${index + 1}`, {
        value: `${name} CNAME ${value}`,
        description: "The sender's proof",
      });
  }
}
