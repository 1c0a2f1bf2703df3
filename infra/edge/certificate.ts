import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import type { Settings } from '../config.ts';
import { ownZone } from './dns.ts';

/** The certificate for the stage's own domain, validated and renewed by DNS. */
export const siteCertificate = (scope: Construct, settings: Settings): Certificate | undefined => {
  const zone = ownZone(scope, settings);
  if (!zone || !settings.domainName) return undefined;
  return new Certificate(scope, 'Certificate', {
    domainName: settings.domainName,
    validation: CertificateValidation.fromDns(zone),
  });
};
