import { Duration, SecretValue } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { guestPage, hashedFiles, type PageOrigins, payingPage } from '#shared/security-headers.ts';
import type { Settings } from '../config.ts';
import { filingPolicy } from './filing.ts';
import { originHeader } from './origin-gate.ts';
import {
  fileHeaders,
  guestPageHeaders,
  payingPageHeaders,
  replyHeaders,
  siteHeaders,
} from './security-headers.ts';

/** The resources behind the origins. */
export interface Sources {
  settings: Settings;
  apiHost: string;
  originSecret: ISecret;
  pageOrigins: PageOrigins;
}

/** CloudFront's behaviours: the origin and policies for each path. */
export const behaviorsOf = (scope: Construct, bucket: IBucket, sources: Sources) => {
  const { pageOrigins } = sources;
  const viewerProtocolPolicy = ViewerProtocolPolicy.REDIRECT_TO_HTTPS;
  // With LIST, S3 answers 404 rather than 403 for a missing file.
  const originAccessLevels = [AccessLevel.READ, AccessLevel.LIST];
  const files = S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels });
  const pages = {
    viewerProtocolPolicy,
    origin: files,
    cachePolicy: pagesPolicy(scope),
    functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: screens(scope) }],
  };
  const api = {
    viewerProtocolPolicy,
    responseHeadersPolicy: replyHeaders(scope, pageOrigins),
    origin: apiOrigin(sources),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
  };
  return {
    defaultBehavior: { ...pages, responseHeadersPolicy: siteHeaders(scope, pageOrigins) },
    additionalBehaviors: {
      [payingPage.slice(1)]: { ...pages, responseHeadersPolicy: payingPageHeaders(scope, pageOrigins) },
      [`${guestPage.slice(1)}*`]: { ...pages, responseHeadersPolicy: guestPageHeaders(scope, pageOrigins) },
      [`${hashedFiles.slice(1)}*`]: {
        viewerProtocolPolicy,
        responseHeadersPolicy: fileHeaders(scope),
        origin: files,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      },
      'api/filing*': { ...api, originRequestPolicy: filingPolicy(scope) },
      'api/*': { ...api, originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER },
    },
  };
};

/** Follows the origin's cache headers, and revalidates on `no-cache`; the managed policy caches everything for at least a second. */
const pagesPolicy = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'PagesPolicy', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(365),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });

const screens = (scope: Construct): EdgeFunction =>
  new EdgeFunction(scope, 'Screens', {
    code: FunctionCode.fromFile({ filePath: 'infra/edge/screens.js' }),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'The landing page for /, the page of customers for /guest, the app for every other screen',
  });

const apiOrigin = ({ apiHost, originSecret, settings }: Sources): HttpOrigin => {
  const { originSecretVersion: versionId } = settings;
  const secret = SecretValue.secretsManager(originSecret.secretArn, { ...(versionId && { versionId }) });
  return new HttpOrigin(apiHost, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    readTimeout: Duration.seconds(30),
    // Resolved at deployment: the template contains only a reference.
    customHeaders: { [originHeader]: secret.unsafeUnwrap() },
  });
};
