import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Settings } from '../config.ts';
import { outsideCheck } from '../watch/outside.ts';
import { siteCertificate } from './certificate.ts';
import { firewall } from './firewall.ts';

/** What has to be in us-east-1, whatever the stage's region: what CloudFront requires, and the check from outside. */
export class EdgeStack extends Stack {
  readonly certificate: Certificate | undefined;
  readonly firewall: CfnWebACL | undefined;

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, props);
    const { settings } = props;
    this.certificate = siteCertificate(this, settings);
    this.firewall = settings.firewall ? firewall(this) : undefined;
    outsideCheck(this, settings);
  }
}

/** True if a stage has any resources in us-east-1. */
export const needsEdge = ({ domainName, firewall }: Settings): boolean =>
  firewall || domainName !== undefined;
