import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersContentSecurityPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import {
  apiHeaders,
  guestHeaders,
  hashedFileHeaders,
  type PageOrigins,
  payingHeaders,
  securityHeaders,
  strictTransportSecurity,
} from '#shared/security-headers.ts';

const override = true;

const hsts = () => {
  const seconds = Number(/max-age=(\d+)/.exec(strictTransportSecurity)?.[1]);
  const includeSubdomains = strictTransportSecurity.includes('includeSubDomains');
  return { accessControlMaxAge: Duration.seconds(seconds), includeSubdomains, override };
};

const frameOption = (value: string): HeadersFrameOption => {
  if (value !== 'DENY' && value !== 'SAMEORIGIN')
    throw new Error(`CloudFront knows no X-Frame-Options ${value}`);
  return HeadersFrameOption[value];
};

const referrerPolicy = (value: string): HeadersReferrerPolicy => {
  const found = Object.values(HeadersReferrerPolicy).find((known) => known === value);
  if (!found) throw new Error(`CloudFront knows no Referrer-Policy ${value}`);
  return found;
};

/**
 * The headers of shared/security-headers.ts for CloudFront, which has properties for some of them and takes the rest as custom
 * headers.
 */
const withSecurity = (scope: Construct, id: string, headers: Record<string, string>) => {
  const {
    'content-security-policy': contentSecurityPolicy = '',
    'x-content-type-options': contentTypeOptions,
    'x-frame-options': frame = '',
    'referrer-policy': referrer = '',
    ...others
  } = headers;
  const csp: ResponseHeadersContentSecurityPolicy = { contentSecurityPolicy, override };
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: csp,
      ...(contentTypeOptions && { contentTypeOptions: { override } }),
      frameOptions: { frameOption: frameOption(frame), override },
      referrerPolicy: { referrerPolicy: referrerPolicy(referrer), override },
      strictTransportSecurity: hsts(),
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
    },
  });
};

/** The headers of every page. */
export const siteHeaders = (scope: Construct, origins: PageOrigins): ResponseHeadersPolicy =>
  withSecurity(scope, 'Headers', securityHeaders(origins));

/** The headers of the page with the card form. */
export const payingPageHeaders = (scope: Construct, origins: PageOrigins): ResponseHeadersPolicy =>
  withSecurity(scope, 'PayingHeaders', { ...securityHeaders(origins), ...payingHeaders });

/** The headers of the customer's page. */
export const guestPageHeaders = (scope: Construct, origins: PageOrigins): ResponseHeadersPolicy =>
  withSecurity(scope, 'GuestHeaders', { ...securityHeaders(origins), ...guestHeaders });

/** The headers of every reply of the API. */
export const replyHeaders = (scope: Construct, origins: PageOrigins): ResponseHeadersPolicy =>
  withSecurity(scope, 'ReplyHeaders', { ...securityHeaders(origins), ...apiHeaders });

/** The headers of files with a hash in their name. */
export const fileHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'FileHeaders', {
    securityHeadersBehavior: {
      ...(hashedFileHeaders['x-content-type-options'] && { contentTypeOptions: { override } }),
      strictTransportSecurity: hsts(),
    },
  });
