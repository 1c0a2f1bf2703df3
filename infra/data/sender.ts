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

/** What all the platform's mail goes by. Named by us, so that the app stack need not look it up. */
export const configurationSetName = ({ stage }: Settings): string => `${product.name.toLowerCase()}-${stage}`;

/** SES proves a domain by records in its zone: it writes them itself where the zone is the stage's own. */
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
 * The platform's sender: its domain proven to SES, and what SES does with addresses that bounce or complain. It lies with the users,
 * because their sign-in mails name it: Cognito refuses a sender that SES does not know yet.
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
    // The identity's default set: the handlers need not name it.
    const identity = identityOf(this, senderOf(mailFrom).domain, settings);
    const { dkimRecords } = new EmailIdentity(this, 'Domain', { identity, configurationSet });
    for (const [index, { name, value }] of dkimRecords.entries())
      new CfnOutput(this, `Dkim${index + 1}`, {
        value: `${name} CNAME ${value}`,
        description: "The sender's proof",
      });
  }
}
