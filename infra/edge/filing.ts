import {
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { meantFirmHeader, meantUserHeader } from '#shared/auth/meant-user.ts';
import { deviceHeader } from '#shared/filing/device.ts';
import { sinceHeader } from '#shared/sync/headers.ts';

/** CloudFront's own, and what the chain of a call reads; ten are the most that a policy names. */
const filingHeaders = [
  'CloudFront-Viewer-Address',
  'Origin',
  'Sec-Fetch-Site',
  'Content-Type',
  'Idempotency-Key',
  'User-Agent',
  meantUserHeader,
  meantFirmHeader,
  sinceHeader,
  deviceHeader,
];

/** HMRC requires the client's port, which CloudFront sends only in a separate header. */
export const filingPolicy = (scope: Construct): OriginRequestPolicy =>
  new OriginRequestPolicy(scope, 'FilingPolicy', {
    comment: 'The API, with the address and port of the viewer',
    headerBehavior: OriginRequestHeaderBehavior.allowList(...filingHeaders),
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });
