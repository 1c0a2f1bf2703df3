import { RemovalPolicy, Stack, Token } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge, logicalId } from '../acknowledged.ts';

/** The bucket that CloudFront serves the web app from. It can be deleted with the stack, because a build recreates its content. */
export const siteBucket = (scope: Construct, accessLogs: IBucket): Bucket =>
  new Bucket(scope, 'Files', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'site/',
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
  });

const uploaderReasons = (scope: Construct, bucket: Bucket): Record<string, string> => {
  const { account, region } = Stack.of(scope);
  const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  const files = [
    'Action::s3:Abort*',
    'Action::s3:DeleteObject*',
    'Action::s3:GetBucket*',
    'Action::s3:GetObject*',
    'Action::s3:List*',
    `Resource::arn:aws:s3:::cdk-hnb659fds-assets-${owner}-${region}/*`,
    `Resource::<${logicalId(bucket)}.Arn>/*`,
  ];
  return {
    L1: "CDK's own uploader, in the runtime that CDK tested it with.",
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      "CDK's own uploader: it only writes its log by this policy.",
    ...Object.fromEntries(
      files.map((finding) => [
        `IAM5[${finding}]`,
        "CDK's own uploader: it reads CDK's bucket of assets and writes the site's, any file of either.",
      ]),
    ),
  };
};

const hashed = 'assets/*';

/** Uploads the built web app: first the hashed files, then the pages that name them, which are returned. */
export const uploadSite = (scope: Construct, bucket: Bucket, folder: string): Construct => {
  // CloudFront compresses files itself, so it never requests a precompressed one.
  const sources = [Source.asset(folder, { exclude: ['**/*.br', '**/*.gz'] })];
  const to = { sources, destinationBucket: bucket, memoryLimit: 512 };
  const assets = new BucketDeployment(scope, 'Assets', {
    ...to,
    exclude: ['*'],
    include: [hashed],
    // Pages still open from the previous release load their chunks from the previous release's files.
    prune: false,
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  });
  const pages = new BucketDeployment(scope, 'Pages', {
    ...to,
    exclude: [hashed],
    prune: false,
    cacheControl: [CacheControl.noCache()],
  });
  pages.node.addDependency(assets);
  const { scope: uploader } = assets.handlerRole.node;
  if (!uploader) throw new Error('The role of BucketDeployment no longer lies in its function');
  acknowledge(uploader, uploaderReasons(scope, bucket));
  return pages;
};
