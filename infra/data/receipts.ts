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

/** The private bucket: pictures of receipts and jobs, and exports for a while. Versions of what was deleted stay as long as the table's backups do. */
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
    // A large report is fetched by the app's page; its signed address is what keeps everybody else out.
    cors: [{ allowedMethods: [HttpMethods.GET], allowedOrigins: ['*'] }],
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'receipts/',
    autoDeleteObjects: !settings.keepData,
    removalPolicy: fateOf(settings),
  });
