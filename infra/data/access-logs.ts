import { Duration } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledged.ts';
import type { Settings } from '../config.ts';
import { fateOf } from './retention.ts';

/** The bucket for the access logs of S3 and CloudFront. */
export const accessLogsBucket = (scope: Construct, settings: Settings): Bucket => {
  const { logDays, keepData } = settings;
  const bucket = new Bucket(scope, 'AccessLogs', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    // CloudFront's log delivery still needs ACLs.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    lifecycleRules: [{ expiration: Duration.days(logDays) }],
    autoDeleteObjects: !keepData,
    removalPolicy: fateOf(settings),
  });
  acknowledge(bucket, {
    S1: 'It holds the access logs; logging its own accesses into itself would never end.',
  });
  return bucket;
};
