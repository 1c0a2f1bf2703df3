import { Duration } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { backupDays, exportDays } from '#shared/account/contract.ts';
import type { Settings } from '../config.ts';
import { fateOf } from './retention.ts';

/**
 * The private bucket: photos of receipts and jobs, and temporarily exports. Deleted versions are kept as long as the table's
 * backups.
 */
export const receiptsBucket = (scope: Construct, settings: Settings, accessLogs: IBucket): Bucket =>
  new Bucket(scope, 'Receipts', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    lifecycleRules: [
      { prefix: 'exports/', expiration: Duration.days(exportDays) },
      {
        noncurrentVersionExpiration: Duration.days(backupDays),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
        expiredObjectDeleteMarker: true,
      },
    ],
    // Pages may fetch large reports from any origin; the signed URL is what controls access.
    cors: [{ allowedMethods: [HttpMethods.GET], allowedOrigins: ['*'] }],
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'receipts/',
    autoDeleteObjects: !settings.keepData,
    removalPolicy: fateOf(settings),
  });
