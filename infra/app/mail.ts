import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
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

/** The platform's sender: its domain proven to SES, and what SES does with addresses that bounce or complain. */
export class Mail extends Construct {
  /** Lets a function send as the platform's sender and nobody else. */
  readonly sending: PolicyStatement;
  /** What all its mail goes by; says what became of it. */
  readonly configurationSet: ConfigurationSet;

  constructor(scope: Construct, id: string, mailFrom: string, settings: Settings) {
    super(scope, id);
    const { address, domain } = senderOf(mailFrom);
    this.configurationSet = new ConfigurationSet(this, 'Sending', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    // The identity's default set: the handlers need not name it.
    const identity = identityOf(this, domain, settings);
    const { configurationSet } = this;
    const { dkimRecords } = new EmailIdentity(this, 'Domain', { identity, configurationSet });
    for (const [index, { name, value }] of dkimRecords.entries())
      new CfnOutput(this, `Dkim${index + 1}`, {
        value: `${name} CNAME ${value}`,
        description: "The sender's proof",
      });
    const { account, region, partition } = Stack.of(this);
    const ses = `arn:${partition}:ses:${region}:${account}`;
    this.sending = new PolicyStatement({
      sid: 'SendMail',
      actions: ['ses:SendRawEmail'],
      resources: [
        `${ses}:identity/${domain}`,
        `${ses}:identity/${address}`,
        `${ses}:configuration-set/${configurationSet.configurationSetName}`,
      ],
      conditions: { StringEquals: { 'ses:FromAddress': address } },
    });
  }
}

/** The platform's sender, where the stage has one. */
export const platformMail = (scope: Construct, settings: Settings): Mail | undefined =>
  settings.mailFrom ? new Mail(scope, 'Mail', settings.mailFrom, settings) : undefined;
