import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ConfigurationSet, type IConfigurationSet } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Settings } from '../config.ts';
import { configurationSetName, senderOf } from '../data/sender.ts';

/** Permission to send as the platform's sender (infra/data/sender.ts). */
export interface Mail {
  /** Lets a function send as the platform's sender and nobody else. */
  sending: PolicyStatement;
  /** Lets it read the account's sending quota; SES has no resource-level permission for that. */
  quota: PolicyStatement;
  /** Publishes a mail's delivery events. */
  configurationSet: IConfigurationSet;
}

/** The platform's mail, if the stage has a sender. */
export const platformMail = (scope: Construct, settings: Settings): Mail | undefined => {
  if (!settings.mailFrom) return undefined;
  const { address, domain } = senderOf(settings.mailFrom);
  const name = configurationSetName(settings);
  const { account, region, partition } = Stack.of(scope);
  const ses = `arn:${partition}:ses:${region}:${account}`;
  return {
    configurationSet: ConfigurationSet.fromConfigurationSetName(scope, 'Sending', name),
    quota: new PolicyStatement({ sid: 'MailQuota', actions: ['ses:GetSendQuota'], resources: ['*'] }),
    sending: new PolicyStatement({
      sid: 'SendMail',
      actions: ['ses:SendRawEmail'],
      resources: [
        `${ses}:identity/${domain}`,
        `${ses}:identity/${address}`,
        `${ses}:configuration-set/${name}`,
      ],
      conditions: { StringEquals: { 'ses:FromAddress': address } },
    }),
  };
};
