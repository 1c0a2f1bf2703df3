import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Longer ones are fabricated. */
const longestAgent = 300;

/**
 * The caller's address: second from the right, because CloudFront appends the viewer to the header and API Gateway appends
 * CloudFront (docs/decisions/001); anything before could be forged. A local system has no proxies.
 */
const addressOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string => {
  const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-2) ?? requestContext.http.sourceIp;
};

/** What a call tells about its caller. */
export const viewerOf = (event: APIGatewayProxyEventV2) => ({
  address: addressOf(event).slice(0, 60),
  userAgent: event.requestContext.http.userAgent.slice(0, longestAgent),
});
